import type { ChartGroup, SiteConfig } from './src/core/shared/site.ts'

const charts: ChartGroup[] = [
  {
    id: 'trend',
    title: 'Trend',
    description: 'How a value moves over time or another ordered axis.',
    charts: ['line', 'area', 'stock', 'dual-axes'],
  },
  {
    id: 'comparison',
    title: 'Comparison',
    description: 'Which category is larger, and by how much.',
    charts: ['column', 'bar', 'bidirectional-bar', 'waterfall', 'radar', 'rose', 'radial-bar'],
  },
  {
    id: 'part-of-a-whole',
    title: 'Part of a whole',
    description: 'What a total is made of, flat or nested.',
    charts: ['pie', 'treemap', 'sunburst', 'circle-packing'],
  },
  {
    id: 'distribution',
    title: 'Distribution',
    description: 'How values spread, cluster and stray.',
    charts: ['histogram', 'box', 'violin', 'heatmap'],
  },
  {
    id: 'relation-and-flow',
    title: 'Relation and flow',
    description: 'What goes with what, and what moves where.',
    charts: ['scatter', 'venn', 'chord', 'sankey', 'funnel'],
  },
  {
    id: 'progress',
    title: 'Progress',
    description: 'One figure against its target.',
    charts: ['gauge', 'liquid', 'bullet', 'progress', 'ring-progress'],
  },
  {
    id: 'sparklines',
    title: 'Sparklines',
    description: 'A trend the size of a word, for cards and tables.',
    charts: ['tiny-line', 'tiny-area', 'tiny-column'],
  },
  {
    id: 'combination-and-text',
    title: 'Combination and text',
    description: 'Several plots in one, and words by weight.',
    charts: ['mix', 'facet', 'word-cloud'],
  },
]

/** The only place that knows the site's name, navigation, chart groups, locales and links. */
export const site: SiteConfig = {
  name: 'G2Plot React',
  description: '35 chart components for React, drawn by the G2Plot engine.',
  url: process.env.SITE_URL ?? 'https://g2plot.opd.cool',
  library: { package: '@opd/g2plot-react', version: '2.13.5', engine: '@antv/g2plot' },
  repository: 'https://github.com/open-data-plan/g2plot-react',
  editUrl: 'https://github.com/open-data-plan/g2plot-react/edit/master/',
  locales: [{ id: 'en-US', name: 'English', base: '/' }],
  // a higher order stands earlier among the search results
  navigation: [
    { title: 'Guide', link: '/guide', order: 2 },
    {
      title: 'API',
      link: '/api',
      order: 3,
      children: [
        { title: 'Overview', link: '/api' },
        { title: 'Shared options', link: '/api?tab=options' },
        ...charts.map(({ id, title }) => ({ title, link: `/api#${id}` })),
      ],
    },
    { title: 'Changelog', link: '/changelog', order: 1 },
  ],
  charts,
}
