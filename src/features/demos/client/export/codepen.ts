import { DEMO_PACKAGES, PACKAGES_WITH_SUBPATHS } from '../../../../library/shared/packages.ts'
import type { DemoSource } from '../../shared/demo-files.ts'
import {
  buildPageStyle,
  buildRender,
  buildThemeCall,
  getLanguage,
  type ProjectTheme,
  type Versions,
} from './project.ts'

export const CODEPEN_ADDRESS = 'https://codepen.io/pen/define'

/** A pen has only one script file. */
export const fitsOnePen = ({ files }: Pick<DemoSource, 'files'>): boolean => files.length === 1

/** Builds the `data` field of the form: the demo, and an import map with exact versions. */
export function buildPen(demo: DemoSource, versions: Versions, theme?: ProjectTheme): Record<string, string> {
  const source = demo.files[0]?.source ?? ''
  const { code, name } = nameDefaultExport(source)
  const language = getLanguage(demo)
  const { importLine, callLine } = buildRender(versions.react ?? 'latest', name, language)
  const importMap = JSON.stringify({ imports: buildImportMap(versions) }, null, 2)
  // the code may have these imports already
  const imports = [
    ...(/^import (?:\* as )?React\b/m.test(source) ? [] : ["import React from 'react'"]),
    ...(/^import \{[^}]*\bcreateRoot\b/m.test(source) ? [] : [importLine]),
  ]
  return {
    title: demo.title,
    description: demo.description,
    // a module in the page runs before the script of the pen, and the names in it cannot collide with those of the demo
    html: [
      '<div id="root"></div>',
      `<script type="importmap">\n${importMap}\n</script>`,
      ...(theme ? [`<script type="module">\n${theme.javascript}\n${buildThemeCall(theme)}\n</script>`] : []),
      '',
    ].join('\n'),
    css: `${buildPageStyle(theme)}\n`,
    // CodePen compiles JSX to React.createElement
    js: [...imports, code, callLine, ''].join('\n'),
    js_pre_processor: language === 'typescript' ? 'typescript' : 'babel',
    editors: '001',
  }
}

/** React is external in all other packages, so that all of them use one copy of it. */
function buildImportMap(versions: Versions): Record<string, string> {
  const getAddress = (name: string) => `https://esm.sh/${name}@${versions[name] ?? 'latest'}`
  const packages = DEMO_PACKAGES.map((name): [string, string] => [
    name,
    name === 'react'
      ? getAddress(name)
      : `${getAddress(name)}?external=${DEMO_PACKAGES.filter((other) => other !== name).join(',')}`,
  ])
  return Object.fromEntries([
    ...packages,
    ['react/jsx-runtime', `${getAddress('react')}/jsx-runtime`],
    ['react-dom/client', `${getAddress('react-dom')}/client?external=react`],
    ...PACKAGES_WITH_SUBPATHS.map((name) => [`${name}/`, `${getAddress(name)}/`]),
  ])
}

const DECLARATION = /^export default ((?:async )?function\*? |class )([A-Z][\w$]*)/m
const LIST = /^export \{ *([\w$]+) as default *\};?$/m

/** Turns the default export of a module into a component with a name, for a place without modules. */
export function nameDefaultExport(source: string): { code: string; name: string } {
  const [, keyword, declared] = DECLARATION.exec(source) ?? []
  if (declared !== undefined) return { code: source.replace(DECLARATION, `${keyword}${declared}`), name: declared }
  const name = findFreeName(source)
  // a function, because the code may contain dollar signs
  const code = source.replace(LIST, (_, exported: string) => `const ${name} = ${exported}`)
  return { code: code.replace(/^export default\b/m, () => `const ${name} =`), name }
}

/** A name of a component that the code does not contain. */
function findFreeName(source: string): string {
  let name = 'Demo'
  while (source.includes(name)) name += '_'
  return name
}
