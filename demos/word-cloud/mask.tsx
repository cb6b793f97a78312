/**
 * title: Herbs in a leaf shape
 * description: Words fill the shape of an image mask, an inline SVG that needs no request.
 * keywords: image mask, imageMask, custom shape, silhouette, data URL, SVG
 */
import { WordCloudChart, type WordCloudChartProps } from '@opd/g2plot-react'

const herbs = [
  'basil',
  'thyme',
  'sage',
  'mint',
  'dill',
  'chervil',
  'lovage',
  'oregano',
  'parsley',
  'chives',
  'tarragon',
  'rosemary',
  'savory',
  'borage',
  'sorrel',
  'fennel',
  'hyssop',
  'cress',
  'coriander',
  'marjoram',
  'lavender',
  'verbena',
  'rue',
  'bay',
  'burnet',
  'anise',
  'caraway',
  'cumin',
  'melissa',
  'woodruff',
  'mugwort',
  'yarrow',
  'nettle',
  'arnica',
  'comfrey',
  'balm',
]

// Each herb appears three times with decreasing weight to fill the edges.
const data = [26, 16, 11].flatMap((weight, round) =>
  herbs.map((herb, index) => ({ herb, weight: weight - (index % 6), id: `${herb} ${round}` })),
)

// Words are placed where the image isn't white.
const leaf = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 320" width="400" height="320">
  <path fill="white" d="M0 0h400v320H0z"/>
  <path d="M20 300C20 110 150 20 385 20 385 210 250 320 60 285L30 310Z"/>
</svg>`

const config: WordCloudChartProps = {
  data,
  wordField: 'herb',
  weightField: 'weight',
  height: 320,
  color: '#188a5c',
  random: 0.5,
  imageMask: `data:image/svg+xml,${encodeURIComponent(leaf)}`,
  wordStyle: { fontFamily: 'sans-serif', fontSize: [9, 26], rotation: 0 },
  tooltip: false,
}

export default function HerbLeaf() {
  return (
    <div style={{ maxWidth: 420, margin: '0 auto' }}>
      <WordCloudChart {...config} />
    </div>
  )
}
