import { expect, test } from 'vitest'
import type { ApiRelease } from '../../../library/node/history/api-history.ts'
import { listEngineNeeds } from './engine-needs.ts'

const release = (version: string, previous: string, components: string[], requires?: string): ApiRelease => ({
  version,
  previous,
  components,
  added: [],
  removed: [],
  changed: [],
  ...(requires ? { requires } : {}),
})

test('lists the chart engine that each range of versions declares and needs', () => {
  const engine = [release('2.3.10', '2.3.9', ['VennChart']), release('2.3.9', '2.3.1', ['MixChart'])]
  const wrapper = [
    release('2.7.1', '2.7.0', []),
    release('2.7.0', '2.6.1', ['VennChart'], '^2.x'),
    release('2.6.0', '2.5.0', ['MixChart']),
  ]
  expect(
    listEngineNeeds({
      engine: { name: 'engine', versions: ['2.3.10', '2.3.9', '2.3.1'], releases: engine },
      wrapper: { name: 'wrapper', versions: ['2.7.1', '2.5.0'], requires: '^2.3.1', releases: wrapper },
    }),
  ).toEqual([
    { from: '2.7.0', to: '2.7.1', range: '^2.x', engine: '2.3.10' },
    { from: '2.6.0', to: '2.6.1', range: '^2.3.1', engine: '2.3.9' },
    { from: '2.5.0', to: '2.5.0', range: '^2.3.1', engine: '2.3.1' },
  ])
})
