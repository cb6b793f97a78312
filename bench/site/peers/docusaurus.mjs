// @ts-check
import { formatFile } from '../pages.mjs'
import { createPageFiles, replaceFiles, source } from '../write-files.mjs'

/** @import { Peer, Site } from '../model.ts' */

/**
 * The setup of `create-docusaurus`: the classic preset with `@docusaurus/faster`, which bundles with Rspack.
 * @type {Peer}
 */
export const docusaurus = {
  name: 'Docusaurus',
  language: 'Rust',
  framework: 'React',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    // later versions need a package that some registries don't have
    '@docsearch/react': '4.7.0',
    '@mdx-js/react': '3.1.1',
    clsx: '2.1.1',
    'prism-react-renderer': '2.4.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  // later versions have no package for ARM in some registries
  overrides: { '@swc/html': '1.16.2' },
  write: (folder, site) =>
    replaceFiles(folder, {
      'docusaurus.config.js': config(site),
      'sidebars.js': sidebars(site),
      'src/pages/index.js': createHome(site),
      'src/css/custom.css': ':root {\n  --ifm-code-font-size: 95%;\n}\n',
      ...createPageFiles('docs', site.pages, (page) => formatFile(page)),
    }),
  build: ['node_modules/.bin/docusaurus', 'build'],
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  dev: (port) => ['node_modules/.bin/docusaurus', 'start', '--port', String(port), '--no-open'],
  guide: 'docs/guide.md',
}

/** @param {Site} site */
function sidebars({ menu }) {
  const charts = menu.map(({ title, charts: items }) => ({
    type: 'category',
    label: title,
    items: items.map(({ path }) => path.slice(1)),
  }))
  return `export default ${source({ charts })}\n`
}

/** @param {Site} site */
function config({ title, tagline, navigation }) {
  const settings = {
    title,
    tagline,
    url: 'https://example.com',
    baseUrl: '/',
    future: { v4: true },
    onBrokenLinks: 'throw',
    i18n: { defaultLocale: 'en', locales: ['en'] },
    presets: [
      [
        'classic',
        {
          docs: { routeBasePath: '/', sidebarPath: './sidebars.js' },
          blog: false,
          theme: { customCss: './src/css/custom.css' },
        },
      ],
    ],
    themeConfig: {
      colorMode: { respectPrefersColorScheme: true },
      navbar: { title, items: navigation.map(({ title: label, path }) => ({ to: path, label, position: 'left' })) },
    },
  }
  return `import { themes } from 'prism-react-renderer'

const config = ${source(settings)}

export default {
  ...config,
  themeConfig: { ...config.themeConfig, prism: { theme: themes.github, darkTheme: themes.dracula } },
}
`
}

/** @param {Site} site */
function createHome({ title, tagline, navigation }) {
  const links = navigation
    .slice(0, 2)
    .map(
      ({ title: text, path }) =>
        `          <Link className="button button--secondary button--lg" to="${path}">${text}</Link>`,
    )
  return `import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'

export default function Home() {
  return (
    <Layout title=${source(title)} description=${source(tagline)}>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">{${source(title)}}</Heading>
          <p className="hero__subtitle">{${source(tagline)}}</p>
${links.join('\n')}
        </div>
      </header>
    </Layout>
  )
}
`
}
