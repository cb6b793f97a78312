/**
 * title: Disk usage by folder
 * description: Clicking a tile selects it and updates the text above the chart.
 * keywords: click, event, onReady, element:click, selected, selection, memo
 */
import { memo, useState } from 'react'
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

interface Folder {
  name: string
  value: number
  changed: string
}

const folders = [
  { name: 'Videos', value: 142, changed: '2024-05-11' },
  { name: 'Photos', value: 86, changed: '2024-06-02' },
  { name: 'Projects', value: 58, changed: '2024-06-14' },
  { name: 'Backups', value: 51, changed: '2022-01-30' },
  { name: 'Music', value: 37, changed: '2023-08-19' },
  { name: 'Games', value: 27, changed: '2021-12-27' },
  { name: 'Mail', value: 24, changed: '2024-06-15' },
] as const

const first: Folder = folders[3]

const gigabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'gigabyte' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

const config: TreemapChartProps = {
  data: { name: 'Disk', children: folders },
  height: 320,
  color: '#8a94a6',
  rectStyle: { lineWidth: 2 },
  legend: false,
  label: { style: { fill: '#000000' } },
  tooltip: { formatter: ({ name, value }) => ({ name, value: gigabytes.format(value) }) },
  interactions: [{ type: 'element-single-selected' }],
  state: { selected: { style: { fill: '#db7417', lineWidth: 2 } } },
}

const Disk = memo(function Disk({ onPick }: { onPick: (folder: Folder) => void }) {
  return (
    <TreemapChart
      {...config}
      onReady={(plot) => {
        plot.setState('selected', (row) => 'name' in row && row.name === first.name)
        plot.on('element:click', (event: { data: { data: Folder } }) => onPick(event.data.data))
      }}
    />
  )
})

export default function DiskFolders() {
  const [folder, setFolder] = useState(first)

  return (
    <>
      <p aria-live="polite">
        <strong>{folder.name}</strong>: {gigabytes.format(folder.value)}, last modified on{' '}
        {date.format(new Date(folder.changed))}
      </p>
      <Disk onPick={setFolder} />
    </>
  )
}
