/**
 * title: From website visit to finish line
 * description: Arrows between the bars show the percentage of people who reach the next step.
 * keywords: conversion, conversion rate, funnel, conversionTag, steps, drop-off
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const data = [
  { step: 'Visited the page', people: 48_200 },
  { step: 'Opened the form', people: 19_760 },
  { step: 'Signed up', people: 12_450 },
  { step: 'Started', people: 10_830 },
  { step: 'Finished', people: 10_290 },
]

const plain = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: BarChartProps = {
  data,
  xField: 'people',
  yField: 'step',
  height: 380,
  appendPadding: [0, 56, 0, 4],
  color: '#1f9d6b',
  meta: { people: { alias: 'People', formatter: (value: number) => plain.format(value) } },
  xAxis: false,
  label: { position: 'right' },
  conversionTag: {
    size: 56,
    spacing: 6,
    text: { formatter: (before, after) => percent.format(after / before) },
  },
}

export default function MarathonFunnel() {
  return <BarChart {...config} />
}
