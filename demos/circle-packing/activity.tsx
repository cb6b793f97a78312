/**
 * title: Repositories by size and activity
 * description: The area of a circle shows lines of code, and three color steps show the commits this year.
 * keywords: color by value, second measure, color steps, rawFields, color function
 */
import { CirclePackingChart, type CirclePackingChartProps } from '@opd/g2plot-react'

interface Repository {
  name: string
  value: number
  commits: number
}

const repositories = (...list: [string, number, number][]): Repository[] =>
  list.map(([name, value, commits]) => ({ name, value, commits }))

// Thousand lines of code and commits per year.
const data = {
  name: 'Organization',
  children: [
    {
      name: 'Shop',
      children: repositories(
        ['web', 96, 940],
        ['cart', 41, 610],
        ['search', 37, 120],
        ['email', 12, 40],
      ),
    },
    {
      name: 'Platform',
      children: repositories(
        ['gateway', 58, 310],
        ['auth', 33, 70],
        ['events', 29, 480],
        ['infra', 21, 720],
      ),
    },
    { name: 'Legacy', children: repositories(['billing', 120, 30], ['reports', 64, 15]) },
  ],
}

const steps: [atLeast: number, color: string, text: string][] = [
  [500, '#db7417', '500 or more'],
  [100, '#c99a06', '100 to 499'],
  [0, '#8a94a6', 'fewer than 100'],
]
const number = new Intl.NumberFormat('en')

const config: CirclePackingChartProps = {
  data,
  height: 400,
  rawFields: ['commits'],
  color: ({ commits = 0 }) => steps.find(([atLeast]) => commits >= atLeast)?.[1] ?? '#8a94a6',
  pointStyle: ({ depth }) => ({ fillOpacity: [0.08, 0.16, 1][depth] }),
  hierarchyConfig: { padding: 0.008 },
  // The spaces keep a label away from the edge of its circle.
  label: {
    offset: 0,
    style: { fill: '#000000' },
    formatter: ({ name, children }) => (children ? '' : ` ${name} `),
  },
  tooltip: {
    fields: ['name', 'value', 'commits'],
    formatter: ({ name, value, commits }) => ({
      name,
      value: `${number.format(value * 1000)} lines${commits ? `, ${number.format(commits)} commits` : ''}`,
    }),
  },
}

export default function Repositories() {
  return (
    <>
      <p>
        Commits this year:{' '}
        {steps.map(([atLeast, color, text]) => (
          <span key={atLeast} style={{ display: 'inline-block', marginInlineEnd: '1em' }}>
            <span style={{ color }}>●</span> {text}
          </span>
        ))}
      </p>
      <CirclePackingChart {...config} />
    </>
  )
}
