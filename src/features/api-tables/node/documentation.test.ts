import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { readApiDocumentation } from './documentation.ts'

test('a default that the library does not state comes from the description', async () => {
  const api = await readApiDocumentation(projectRoot, () => undefined, '')
  const findRow = (chart: string, option: string) =>
    new RegExp(`<tr id="${option.toLowerCase()}">.*?</tr>`).exec(api.render(chart)?.html ?? '')?.[0] ?? ''
  expect(findRow('LineChart', 'connectNulls')).toContain('<code>false</code>')
  expect(findRow('AreaChart', 'startOnZero')).toContain('<code>true</code>')
  expect(findRow('LineChart', 'isStack')).toContain('<code>false</code>')
})
