import { pageText } from '../../shared/texts/page.ts'
import energy from './samples/energy.csv?raw'
import sales from './samples/sales.csv?raw'
import satisfaction from './samples/satisfaction.tsv?raw'

/** Response times with a long tail, the same on every visit. */
function createLatencies(): string {
  const rows = Array.from({ length: 240 }, (_, index) => {
    const server = ['eu-1', 'eu-2', 'us-1'][index % 3] ?? ''
    const wave = Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1
    const base = { 'eu-1': 38, 'eu-2': 52, 'us-1': 95 }[server] ?? 0
    return {
      server,
      milliseconds: Math.round(base + 40 * wave ** 3 * 6 + 12 * wave),
      bytes: Math.round(900 + 5200 * wave),
    }
  })
  return JSON.stringify(rows, null, 1)
}

/** Small files to try the page with. */
export const listSamples = () => [
  { name: pageText('start.sample.sales'), text: sales },
  { name: pageText('start.sample.energy'), text: energy },
  { name: pageText('start.sample.satisfaction'), text: satisfaction },
  { name: pageText('start.sample.latencies'), text: createLatencies() },
]
