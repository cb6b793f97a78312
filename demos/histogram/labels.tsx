/**
 * title: Books by decade
 * description: Ten columns with the counts as data labels. The axis has a tick at both ends of each bin.
 * keywords: data labels, counts, few bins, library
 */
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// Year of publication of each book on a shelf.
const years = [
  1931, 1947, 1952, 1958, 1961, 1964, 1966, 1969, 1971, 1973, 1974, 1976, 1977, 1979, 1981, 1982,
  1984, 1985, 1986, 1988, 1989, 1990, 1991, 1992, 1993, 1994, 1995, 1995, 1996, 1997, 1998, 1999,
  1999, 2000, 2001, 2001, 2002, 2003, 2003, 2004, 2005, 2005, 2006, 2007, 2008, 2009, 2010, 2011,
  2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022,
]

const config: HistogramChartProps = {
  data: years.map((year) => ({ year })),
  binField: 'year',
  binWidth: 10,
  height: 320,
  appendPadding: [16, 24, 4, 4],
  color: '#9a6bdf',
  columnStyle: { radius: [3, 3, 0, 0] },
  meta: {
    range: { min: 1930, max: 2030, tickInterval: 10, formatter: (year: number) => String(year) },
    count: { alias: 'Books', max: 16 }, // Leaves room for the highest label.
  },
  yAxis: false, // The labels show the counts.
  label: { position: 'top' },
  tooltip: { title: (_, { range }) => `${range[0]} to ${range[1] - 1}` },
}

export default function BooksByDecade() {
  return <HistogramChart {...config} />
}
