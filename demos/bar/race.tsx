/**
 * title: The largest cities since 1960
 * description: A bar chart race. Bars move to their new rank, new bars fade in, and old ones fade out.
 * keywords: bar chart race, animated ranking, animation, transition, update, enter, leave, duration, easing
 */
import { useState } from 'react'
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

// Millions of inhabitants, based on World Urbanization Prospects 2018 of the United Nations.
const cities: Record<string, Record<string, number>> = {
  '1960': { Tokyo: 16.7, 'New York': 14.2, Osaka: 10.6, London: 8.2, Paris: 7.4 },
  '1980': { Tokyo: 28.5, Osaka: 17, 'New York': 15.6, 'Mexico City': 13, 'São Paulo': 12.1 },
  '2000': { Tokyo: 34.5, Osaka: 18.7, 'Mexico City': 18.5, 'New York': 17.8, 'São Paulo': 17 },
  '2020': { Tokyo: 37.4, Delhi: 30.3, Shanghai: 27.1, 'São Paulo': 22, 'Mexico City': 21.8 },
}

const rowsOf = (year: string) =>
  Object.entries(cities[year] ?? {}).map(([city, people]) => ({ city, people }))

const config: Omit<BarChartProps, 'data'> = {
  xField: 'people',
  yField: 'city',
  height: 300,
  appendPadding: [0, 24, 4, 4],
  color: '#db7417',
  meta: { people: { alias: 'Inhabitants', formatter: (value: number) => `${value}M` } },
  xAxis: { max: 40, tickInterval: 10 },
  label: { position: 'right' },
  animation: {
    update: { duration: 800, easing: 'easeCubicInOut' },
    enter: { animation: 'fade-in', duration: 400, delay: 400 },
    leave: { animation: 'fade-out', duration: 400 },
  },
}

export default function LargestCities() {
  const [year, setYear] = useState('1960')

  return (
    <>
      <p>
        {Object.keys(cities).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === year}
            onClick={() => setYear(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <BarChart {...config} data={rowsOf(year)} />
    </>
  )
}
