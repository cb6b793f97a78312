// @ts-check
import { median } from '../figures.mjs'
import { PEERS } from './peers/index.mjs'

/** @import { Results } from './report.mjs' */

const OURS = 'ours'
const FRAME_MS = 1000 / 60

/**
 * Lists the targets, the measured values, and whether they are met. Parts that were not measured are left out.
 * @param {Pick<Results, 'builds' | 'development' | 'pages' | 'growth'> & Partial<Results>} results
 * @returns {string[][]}
 */
export function listTargets({ builds, development, pages, react, growth }) {
  const listPages = (/** @type {string} */ profile) =>
    pages.filter((page) => page.profile === profile).map(({ site, measured }) => ({ name: site, ...measured }))
  const developing = development.map(({ peer, ...figures }) => ({ name: peer, ...figures }))
  const script = compareWithBest(
    'Script on a text page, relative to the lightest React peer',
    listPages('fast'),
    'script',
    0.6,
    isReact,
  )
  return [
    ...script,
    ...checkReact(listPages('fast'), react),
    ...['fast', 'slow'].flatMap((profile) =>
      compareWithBest(
        `Largest paint, relative to the earliest peer, ${profile}`,
        listPages(profile),
        'largestPaint',
        1,
      ),
    ),
    ...checkLimit('Blocking time with the CPU four times slower, in ms', listPages('slow'), 'blocking', 50),
    ...checkLimit('Layout shift', listPages('slow'), 'shift', 0.0005),
    ...checkLimit(
      'A prefetched page is painted within two frames, in ms',
      listPages('fast'),
      'prefetchedNavigation',
      2 * FRAME_MS,
    ),
    ...compareWithBest(
      'Cold build, relative to the fastest peer in JavaScript',
      builds.map(({ peer, cold }) => ({ name: peer, cold })),
      'cold',
      0.5,
      isJavaScript,
    ),
    ...compareWithBest('Start of the development server, relative to the fastest peer', developing, 'cold', 1),
    ...compareWithBest('Time until an edit is visible, relative to the fastest peer', developing, 'edit', 1),
    ...checkGrowth(growth),
  ]
}

/**
 * @param {{ name: string, script: number[] }[]} list
 * @param {Results['react'] | undefined} react
 */
function checkReact(list, react) {
  const ours = list.find(({ name }) => name === OURS)
  if (!ours || !react) return []
  const ratio = (median(ours.script) + react.page) / (react.script + react.page)
  return [
    [
      'Script and text of a page, relative to React alone and the same text: at most 1.2',
      ratio.toFixed(2),
      formatYesNo(ratio <= 1.2),
    ],
  ]
}

const isReact = (/** @type {string} */ name) => PEERS.some((peer) => peer.name === name && peer.framework === 'React')
const isJavaScript = (/** @type {string} */ name) =>
  PEERS.some((peer) => peer.name === name && peer.language === 'JavaScript')

/**
 * Compares ours with the best of the peers.
 * @template {string} Key
 * @param {string} title
 * @param {({ name: string } & Record<Key, number[]>)[]} list
 * @param {Key} key
 * @param {number} limit
 * @param {(name: string) => boolean} [counts]
 */
function compareWithBest(title, list, key, limit, counts = () => true) {
  const ours = list.find(({ name }) => name === OURS)
  const peers = list.filter(
    ({ name, [key]: figures }) =>
      PEERS.some((peer) => peer.name === name) && name !== OURS && figures.length > 0 && counts(name),
  )
  const best = peers.toSorted((a, b) => median(a[key]) - median(b[key]))[0]
  if (!ours || !best || ours[key].length === 0) return []
  const ratio = median(ours[key]) / median(best[key])
  return [[`${title}: at most ${limit}`, `${ratio.toFixed(2)} (${best.name})`, formatYesNo(ratio <= limit)]]
}

/**
 * @template {string} Key
 * @param {string} title
 * @param {({ name: string } & Record<Key, number[]>)[]} list
 * @param {Key} key
 * @param {number} limit
 */
function checkLimit(title, list, key, limit) {
  const ours = list.find(({ name }) => name === OURS)
  if (!ours) return []
  const found = median(ours[key])
  return [
    [
      `${title}: at most ${limit < 1 ? 0 : limit.toFixed(0)}`,
      found.toFixed(found < 1 ? 3 : 0),
      formatYesNo(found <= limit),
    ],
  ]
}

/** @param {Results['growth']} growth */
function checkGrowth(growth) {
  const ours = growth.filter(({ peer }) => peer === OURS)
  const [least] = ours
  const most = ours.at(-1)
  if (!least || !most || least === most) return []
  const time = most.time / most.pages / (least.time / least.pages)
  const memory = most.memory / most.pages / (least.memory / least.pages)
  return [
    [`Build time per page, ${most.times} times the pages: at most 1`, time.toFixed(2), formatYesNo(time <= 1)],
    [`Memory per page, ${most.times} times the pages: at most 1`, memory.toFixed(2), formatYesNo(memory <= 1)],
    [
      `Script on the first load, ${most.times} times the pages, in additional bytes: at most 0`,
      String(most.script - least.script),
      formatYesNo(most.script <= least.script),
    ],
  ]
}

const formatYesNo = (/** @type {boolean} */ isMet) => (isMet ? 'yes' : 'no')
