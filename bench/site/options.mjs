// @ts-check
import { parseArgs } from 'node:util'
import { PEERS } from './peers/index.mjs'

/** What can be measured by itself. */
const PARTS = ['builds', 'dev', 'pages', 'charts', 'growth', 'lighthouse']

/**
 * What the measurements may be told: `--runs 3`, `--only vitepress,ours`, `--times 10` for as many times the pages, `--part pages` for that part.
 * @param {number} runs
 */
export function readOptions(runs) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string' },
      only: { type: 'string' },
      times: { type: 'string' },
      part: { type: 'string' },
    },
  })
  const only = values.only?.toLowerCase().split(',')
  const unknown = only?.filter((name) => !PEERS.some((peer) => peer.name.toLowerCase() === name)) ?? []
  if (unknown.length > 0)
    throw new Error(
      `no engine is called ${unknown.join(', ')}; there are ${PEERS.map(({ name }) => name.toLowerCase()).join(', ')}`,
    )
  return {
    runs: Number(values.runs ?? runs),
    times: Number(values.times ?? 1),
    parts: values.part?.split(',') ?? PARTS,
    peers: PEERS.filter(({ name }) => !only || only.includes(name.toLowerCase())),
  }
}
