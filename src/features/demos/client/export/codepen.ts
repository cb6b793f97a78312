import type { DemoSource } from '../../shared/demo-files.ts'
import { DEMO_PACKAGES } from '../../../../library/shared/packages.ts'
import { hasCreateRoot, type Versions } from './project.ts'

export const CODEPEN_ADDRESS = 'https://codepen.io/pen/define'

/** A pen has one script, so a demo of several files cannot be one. */
export const fitsOnePen = (demo: DemoSource): boolean => demo.files.length === 1

/** The field `data` of the form: the demo, and an import map with the exact versions. */
export function buildPen(demo: DemoSource, versions: Versions): Record<string, string> {
  const source = demo.files[0]?.source ?? ''
  const react = versions.react ?? 'latest'
  const name = /export default function (\w+)/.exec(source)?.[1] ?? 'Demo'
  const start = hasCreateRoot(react)
    ? {
        import: "import { createRoot } from 'react-dom/client'",
        call: `createRoot(document.getElementById('root')!).render(<${name} />)`,
      }
    : { import: "import { render } from 'react-dom'", call: `render(<${name} />, document.getElementById('root'))` }
  return {
    title: demo.title,
    description: demo.description,
    html: `<div id="root"></div>\n<script type="importmap">\n${JSON.stringify({ imports: importMap(versions) }, null, 2)}\n</script>\n`,
    // the compiler of the pen writes React.createElement
    js: `import React from 'react'\n${start.import}\n${source.replace('export default function', 'function')}\n${start.call}\n`,
    js_pre_processor: 'typescript',
    editors: '001',
  }
}

/** One copy of React for all: the other modules name it, and the map resolves it. */
function importMap(versions: Versions): Record<string, string> {
  const address = (name: string) => `https://esm.sh/${name}@${versions[name] ?? 'latest'}`
  const bare = DEMO_PACKAGES.map((name): [string, string] => [
    name,
    name === 'react'
      ? address(name)
      : `${address(name)}?external=${DEMO_PACKAGES.filter((other) => other !== name).join(',')}`,
  ])
  return Object.fromEntries([
    ...bare,
    ['react/jsx-runtime', `${address('react')}/jsx-runtime`],
    ['react-dom/client', `${address('react-dom')}/client?external=react`],
    ['lodash/', `${address('lodash')}/`],
  ])
}
