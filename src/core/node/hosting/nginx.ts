import { ASK_AGAIN, FOR_EVER, HASHED_FOLDERS, type Headers } from './headers.ts'

/** To be included inside `http`; only the root and the name of the server are left to fill in. */
export function nginxConfiguration(headers: Headers): string {
  return `# Include this inside http { }, and set root and server_name.
# It needs ngx_http_gzip_static_module, and for brotli ngx_brotli (libnginx-mod-http-brotli-static).

# what a hash names may be kept for ever; where it is missing, $uri is that of the not-found page
map $uri $site_cache_control {
  "~^/(${HASHED_FOLDERS.join('|')})/" "${FOR_EVER}";
  default "${ASK_AGAIN}";
}

server {
  listen 80;
  server_name _;
  root dist;
  charset utf-8;
  charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;

  types {
    text/html html;
    text/css css;
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
  brotli_static on;
  absolute_redirect off;
  server_tokens off;

  add_header Cache-Control $site_cache_control always;
${Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}

  error_page 404 /404.html;

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }

  location ~ ^/~demos/[^/]+/?$ {
    try_files /~demos/index.html =404;
  }

  # what only hosts read, and the compressed forms by themselves
  location ~ (^|/)\\.|^/_|\\.(br|gz)$ {
    return 404;
  }
}
`
}
