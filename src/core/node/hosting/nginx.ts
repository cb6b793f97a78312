import { addQueryAndHash, type Redirect } from '../../shared/redirects.ts'
import { CACHE_FOREVER, RESOURCE_POLICY, REVALIDATE, SAME_ORIGIN, type Hosting } from './hosting.ts'

/** nginx has no condition for a module that is not loaded, so the brotli setting is in its own file. */
export const NGINX_BROTLI_FILE = 'nginx-brotli.conf'

export const NGINX_BROTLI = `# Only for an nginx with ngx_brotli (libnginx-mod-http-brotli-static):
# copy this file into the folder of the main nginx.conf, usually /etc/nginx. Without it visitors get gzip.
brotli_static on;
`

/** Only characters of page names, because nginx writes the match into a header without escaping it. */
const SECOND_ADDRESS = '^((?:/[\\w~-][\\w.~-]*)+?)(?:/index|/|(?:/index)?\\.html)$'

/**
 * Markdown if the client names it without a lower quality, and HTML is not named before it with the same one. nginx
 * cannot compare other qualities: `text/markdown;q=0.5` is answered with Markdown only if HTML is not accepted at all.
 */
const MARKDOWN_MAPS = `# the version of a page that the client prefers
map $http_accept $site_page {
  "~*^[^;]*text/html *(,.*)?, *text/markdown" ".html";
  "~*text/markdown *(;q=1(\\.0*)?)? *(,|$)" ".md";
  "~*(text/html|\\*/\\*|text/\\*)" ".html";
  "~*text/markdown *;q=0(\\.0*)? *(,|$)" ".html";
  "~*text/markdown" ".md";
  default ".html";
}
map $uri $site_vary {
  "~\\.(html|md)$" "Accept, Accept-Encoding";
  default "";
}

`

const HOME_LOCATION = `  location = / {
    try_files /index$site_page /index.html =404;
  }
`

/** A configuration to include inside `http`. Only the root and the name of the server are missing. */
export function createNginxConfiguration({
  headers,
  policy,
  documents,
  hashedFolders,
  ownFolders,
  hasMarkdown,
  redirects,
  bases,
}: Hosting): string {
  return `# Include this inside http { }, and set root and server_name. Any packaged nginx loads it.
# For brotli, see ${NGINX_BROTLI_FILE}.

# files with a hash in their name can be cached forever; for a missing file, $uri is the not-found page
map $uri $site_cache_control {
  "~^/(${hashedFolders.join('|')})/" "${CACHE_FOREVER}";
  default "${REVALIDATE}";
}

# files for the site itself; an empty header is not sent
map $uri $site_resource_policy {
  "~^/(${ownFolders.join('|')})/" "${SAME_ORIGIN}";
  default "";
}

# documents with a policy of their own; $uri is the file
map $uri $site_policy {
${documents.map((own) => `  "~^${own.address}(/index)?(\\.html)?$" "${own.policy}";\n`).join('')}  default "${policy}";
}

${hasMarkdown ? MARKDOWN_MAPS : ''}server {
  listen 80;
  server_name _;
  root dist;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;

  types {
    text/html html;
    text/css css;
    text/markdown md;
    text/plain txt;
    text/xml xml;
    application/javascript js;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/x-icon ico;
    font/woff2 woff2;
  }

  gzip_static on;
  # without the brotli file the pattern matches nothing, which is not an error
  include ${NGINX_BROTLI_FILE.replace('.conf', '*.conf')};
  absolute_redirect off;
  server_tokens off;

  add_header Cache-Control $site_cache_control always;
  add_header Content-Security-Policy $site_policy always;
  add_header ${RESOURCE_POLICY} $site_resource_policy always;
${hasMarkdown ? '  add_header Vary $site_vary always;\n' : ''}${Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n')}

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  location = /404 {
    return 404;
  }

${hasMarkdown ? HOME_LOCATION : ''}  location / {
    try_files ${listFiles(hasMarkdown)} =404;
  }
${bases.map((base) => createLocaleLocation(base, hasMarkdown)).join('')}
  # a page has one address, without a trailing slash, .html and index
  location ~ ^/index(\\.html)?$ {
    return 301 /$is_args$args;
  }
  location ~ ${SECOND_ADDRESS} {
    return 301 $1$is_args$args;
  }

${redirects.map(createRedirectLocations).join('\n')}

  # files that only hosts read, and direct requests for compressed files
  location ~ (^|/)\\.|^/_|\\.(br|gz)$ {
    return 404;
  }
}
`
}

/** A locale has its own not-found page. */
const createLocaleLocation = (base: string, hasMarkdown: boolean): string => `
  location ${base}/ {
    error_page 404 ${base}/404.html;
    try_files ${listFiles(hasMarkdown)} =404;
  }
`

/** The files that can answer a request for a page. */
const listFiles = (hasMarkdown: boolean): string =>
  ['$uri', ...(hasMarkdown ? ['$uri$site_page'] : []), '$uri.html', '$uri/index.html'].join(' ')

/** nginx prefers exact locations over patterns, and keeps the query only if the target contains it. */
function createRedirectLocations({ from, to }: Redirect): string {
  const withQuery = addQueryAndHash(to, { search: '?$args', hash: '' })
  const target = to.includes('?') ? withQuery : withQuery.replace('?', '$is_args')
  return [from, `${from}/`].map((address) => `  location = ${address} {\n    return 301 "${target}";\n  }\n`).join('')
}
