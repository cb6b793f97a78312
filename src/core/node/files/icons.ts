import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize, partition } from 'es-toolkit'
import type { Plugin } from 'vite'
import { formatSuggestion } from './problems.ts'
import { projectRoot } from './project-root.ts'

type Icon = [tag: string, attributes: Record<string, string>][]

/** The shapes of each icon of Lucide (lucide.dev) by its name. */
const readIcons = memoize((): Record<string, Icon> => {
  const file = path.join(projectRoot, 'node_modules/lucide-static/icon-nodes.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Icon>
})

/** The message for a name that Lucide has no icon for. */
export const checkIcon = (name: string): string | undefined =>
  Object.hasOwn(readIcons(), name)
    ? undefined
    : `is "${name}", which is not an icon${formatSuggestion(name, Object.keys(readIcons()))}`

/** The shapes of an icon. Its lines and paths are one path, because every page has some icons. */
function createShapes(name: string): string {
  const shapes = readIcons()[name]
  if (!shapes) throw new Error(`the name of an icon ${checkIcon(name)}`)
  const [outlines, others] = partition(shapes, ([tag]) => tag === 'path' || tag === 'line')
  const outline = outlines.map(([, attributes]) => writeOutline(attributes)).join('')
  return [...others, ...(outline === '' ? [] : [['path', { d: outline }] as const])]
    .map(
      ([tag, attributes]) =>
        `<${tag}${Object.entries(attributes)
          .map((one) => ` ${one[0]}="${one[1]}"`)
          .join('')}/>`,
    )
    .join('')
}

function writeOutline({ d, x1, y1, x2, y2 }: Record<string, string>): string {
  if (d === undefined) return `M${x1} ${y1}${x1 === x2 ? `V${y2}` : y1 === y2 ? `H${x2}` : `L${x2} ${y2}`}`
  // after another path, a relative start would be relative to its end
  return d.replace(/^m(-?[\d.]+) ?(-?[\d.]+) ?(?=[-\d.])/, 'M$1 $2l').replace(/^m/, 'M')
}

/** For icons that are only in prerendered HTML, so that no script contains them. */
export const createIcon = (name: string): string =>
  `<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true">${createShapes(name)}</svg>`

/** Replaces `lucide('sun')` in the browser's code with the shapes of the icon. */
export const inlineIcons = (): Plugin => ({
  name: 'site:icons',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx$/, code: /\blucide\('/ },
    handler: (code) => ({
      code: code.replaceAll(/\blucide\('([\w-]+)'\)/g, (_, name: string) => JSON.stringify(createShapes(name))),
      map: null,
    }),
  },
})
