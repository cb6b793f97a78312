import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { readApiDocumentation } from './documentation.ts'

test('takes a default from the description if the library has none', async () => {
  const api = await readApiDocumentation(projectRoot, () => undefined, '')
  const findRow = (chart: string, option: string) =>
    new RegExp(`<tr id="${option.toLowerCase()}">.*?</tr>`).exec(api.render(chart)?.html ?? '')?.[0] ?? ''
  expect(findRow('LineChart', 'connectNulls')).toContain('<code>false</code>')
  expect(findRow('AreaChart', 'startOnZero')).toContain('<code>true</code>')
  expect(findRow('LineChart', 'isStack')).toContain('<code>false</code>')
})
