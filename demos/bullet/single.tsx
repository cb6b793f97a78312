/**
 * title: Lifeboat fundraiser
 * description: Single bullet, small enough for a page header.
 * keywords: single value, KPI, small, donation, progress
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

const fund = { name: 'Lifeboat', bands: [120_000], raised: 83_400, goal: 100_000 }

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const short = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
})

const config: BulletChartProps = {
  data: [fund],
  xField: 'name',
  measureField: 'raised',
  rangeField: 'bands',
  targetField: 'goal',
  height: 88,
  appendPadding: [0, 20, 4, 4],
  color: { range: '#8a94a6', measure: '#1f9d6b', target: '#db7417' },
  size: { range: 28, measure: 12, target: 28 },
  bulletStyle: { range: { fillOpacity: 0.2 }, target: { lineWidth: 3 } },
  label: { measure: false },
  xAxis: false,
  yAxis: {
    position: 'left',
    tickInterval: 40_000,
    label: { formatter: (text) => short.format(Number(text)) },
  },
  tooltip: {
    shared: true,
    customItems: (items) =>
      items.slice(0, 1).flatMap((item) => [
        { ...item, name: 'Raised', value: euros.format(fund.raised), color: '#1f9d6b' },
        { ...item, name: 'Goal', value: euros.format(fund.goal), color: '#db7417' },
      ]),
  },
}

export default function LifeboatFund() {
  return (
    <>
      <p style={{ margin: 0 }}>
        <strong>{euros.format(fund.raised)}</strong> of {euros.format(fund.goal)}
      </p>
      <BulletChart {...config} />
    </>
  )
}
