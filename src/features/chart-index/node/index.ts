import type { Feature } from '../../../core/node/feature.ts'
import { readThumbnails, type Thumbnail } from '../../demos/node/index.ts'
import { readCharts, renderChartIndex, renderWall } from './charts.ts'

/** The index of all charts, by task. */
export const chartIndex: Feature = {
  name: 'chart-index',
  client: { styles: { 'chart-card': 'src/features/chart-index/client/chart-index.css' } },
  sources: [
    {
      folder: 'content',
      isRead: (file) => /^content\/glyphs\/[^/]+\.svg$/.test(file),
      advice: 'drawings of charts are in content/glyphs/<chart>.svg',
    },
  ],
  read(project) {
    const { cards, problems } = readCharts(project)
    const demoThumbnails = readThumbnails(project)
    // a group that is listed twice is reported, and shown once
    const groups = project.config.sidebar.filter(
      ({ id }, index, all) => all.findIndex((group) => group.id === id) === index,
    )
    const key = JSON.stringify([groups, [...cards], problems])
    return project.cache.getOrCreate('chart-index', [key, demoThumbnails], () => {
      const thumbnails = new Map<string, Thumbnail>()
      for (const { route, demo } of cards.values()) {
        const thumbnail = demoThumbnails.get(demo ?? '')
        if (thumbnail) thumbnails.set(route, thumbnail)
      }
      return {
        problems,
        directives: {
          'chart-index': { example: '::chart-index', expand: () => renderChartIndex(groups, cards, thumbnails) },
          'chart-wall': { example: '::chart-wall', render: () => renderWall(groups, cards, thumbnails) },
        },
      }
    })
  },
}
