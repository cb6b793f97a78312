/**
 * title: Air quality sensor with a four-hour outage
 * description: Buttons switch between null values, zeros, and missing rows for the same outage.
 * keywords: missing values, null, gaps, zero, empty
 */
import { useMemo, useState } from 'react'
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const readings = [
  9,
  8,
  8,
  7,
  8,
  11,
  17,
  24,
  26,
  22,
  null,
  null,
  null,
  null,
  19,
  18,
  20,
  24,
  27,
  25,
  20,
  16,
  13,
  11,
]

const measured = readings.map((dust, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  dust,
}))

const versions = {
  Null: measured,
  Zero: measured.map((row) => ({ ...row, dust: row.dust ?? 0 })),
  'Missing rows': measured.filter((row) => row.dust !== null),
}
type Version = keyof typeof versions
const names = Object.keys(versions) as Version[]

const config: Omit<AreaChartProps, 'data'> = {
  xField: 'time',
  yField: 'dust',
  height: 280,
  appendPadding: [8, 20, 4, 4],
  color: '#db7417',
  areaStyle: { fillOpacity: 0.25 },
  meta: { dust: { alias: 'Particulate matter', formatter: (value: number) => `${value} µg/m³` } },
  xAxis: { tickInterval: 6 },
  yAxis: { max: 30, tickInterval: 10 },
}

export default function FineDust() {
  const [version, setVersion] = useState<Version>('Null')
  const props = useMemo(() => ({ ...config, data: versions[version] }), [version])

  return (
    <>
      <p>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === version}
            onClick={() => setVersion(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <AreaChart {...props} />
    </>
  )
}
