// @ts-check
import { parseArgs } from 'node:util'
import { PEERS } from './peers/index.mjs'

/** The parts that can be measured separately. */
const PARTS = ['builds', 'dev', 'pages', 'growth']

/**
 * Reads the command line: `--runs 3`, `--only vitepress,ours`, `--times 10` to multiply the pages, `--part pages`.
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
  const names = PEERS.map(({ name }) => name.toLowerCase())
  const unknown = only?.filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0)
    throw new Error(`unknown engines: ${unknown.join(', ')}; known engines are ${names.join(', ')}`)
  return {
    runs: Number(values.runs ?? runs),
    times: Number(values.times ?? 1),
    parts: values.part?.split(',') ?? PARTS,
    peers: PEERS.filter(({ name }) => !only || only.includes(name.toLowerCase())),
  }
}
