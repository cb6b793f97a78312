import type { SidebarGroup, SiteConfig } from './src/core/shared/site.ts'

const sidebar: SidebarGroup[] = [
  {
    id: 'trend',
    title: 'Trend',
    description: 'How a value changes over time or along another ordered axis.',
    pages: ['/api/line', '/api/area', '/api/stock', '/api/dual-axes'],
  },
  {
    id: 'comparison',
    title: 'Comparison',
    description: 'Which category is larger, and by how much.',
    pages: [
      '/api/column',
      '/api/bar',
      '/api/bidirectional-bar',
      '/api/waterfall',
      '/api/radar',
      '/api/rose',
      '/api/radial-bar',
    ],
  },
  {
    id: 'part-of-a-whole',
    title: 'Part of a whole',
    description: 'How a total breaks down into parts, on one level or several.',
    pages: ['/api/pie', '/api/treemap', '/api/sunburst', '/api/circle-packing'],
  },
  {
    id: 'distribution',
    title: 'Distribution',
    description: 'How values are spread, where they cluster, and which are outliers.',
    pages: ['/api/histogram', '/api/box', '/api/violin', '/api/heatmap'],
  },
  {
    id: 'relation-and-flow',
    title: 'Relation and flow',
    description: 'How values and groups are related, and what flows between them.',
    pages: ['/api/scatter', '/api/venn', '/api/chord', '/api/sankey', '/api/funnel'],
  },
  {
    id: 'progress',
    title: 'Progress',
    description: 'One value compared with its target.',
    pages: ['/api/gauge', '/api/liquid', '/api/bullet', '/api/progress', '/api/ring-progress'],
  },
  {
    id: 'sparklines',
    title: 'Sparklines',
    description: 'Word-sized trends for cards and tables.',
    pages: ['/api/tiny-line', '/api/tiny-area', '/api/tiny-column'],
  },
  {
    id: 'combination-and-text',
    title: 'Combination and text',
    description: 'Several plots in one chart, and words sized by weight.',
    pages: ['/api/mix', '/api/facet', '/api/word-cloud'],
  },
]

const logo = [
  '<rect class="logo-column" x="4" y="17" width="6" height="11" rx="1.5"/>',
  '<rect class="logo-column" x="13" y="12" width="6" height="16" rx="1.5"/>',
  '<rect class="logo-column" x="22" y="20" width="6" height="8" rx="1.5"/>',
  '<path class="logo-line" d="M4 11.5 12 5l8.5 6L28 4.5"/>',
]

export const site: SiteConfig = {
  name: 'G2Plot React',
  description: '35 React chart components with typed props, rendered on canvas by G2Plot.',
  url: process.env.SITE_URL || 'https://g2plot.opd.cool',
  logo: logo.join(''),
  socialImage: '/social.png',
  library: { package: '@opd/g2plot-react', version: '2.13.5' },
  install: 'npm install @opd/g2plot-react @antv/g2plot lodash',
  license: 'MIT',
  repository: 'https://github.com/open-data-plan/g2plot-react',
  editUrl: 'https://github.com/open-data-plan/g2plot-react/edit/master/',
  locales: [{ id: 'en-US', name: 'English', base: '/' }],
  // search results below a link with a higher order come first
  navigation: [
    { title: 'Guide', link: '/guide', order: 2 },
    { title: 'Recipes', link: '/recipes', order: 2 },
    { title: 'Examples', link: '/examples', order: 2 },
    { title: 'Playground', link: '/playground', order: 1 },
    {
      title: 'API',
      link: '/api',
      order: 3,
      children: [
        { title: 'Overview', link: '/api' },
        { title: 'Shared options', link: '/api?tab=options' },
        ...sidebar.map(({ id, title }) => ({ title, link: `/api#${id}` })),
      ],
    },
    {
      title: 'Changelog',
      link: '/changelog',
      order: 1,
      children: [
        { title: 'Releases', link: '/changelog' },
        { title: 'Upgrade', link: '/upgrade' },
      ],
    },
  ],
  sidebar,
  mostRead: ['/api/line', '/api/column', '/api/bar', '/api/pie', '/api/area'],
  sections: ['your-data', 'usage', 'good-to-know', 'api'],
  sharedOptions: '/api?tab=options',
  fullText: ['/guide', '/recipes', '/api?tab=options'],
  themePage: '/theme',
}
