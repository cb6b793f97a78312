import { DEMO_PACKAGES, PACKAGES_WITH_SUBPATHS } from '../../../../library/shared/packages.ts'
import { isJavaScript, withoutExtension, type DemoSource } from '../../shared/demo-files.ts'

/** Exact versions by package name. */
export type Versions = Record<string, string>

export type Files = Record<string, string>

/** The chart theme of an exported project. Without one, charts have the default theme of the library. */
export interface ProjectTheme {
  mode: 'light' | 'dark'
  typescript: string
  javascript: string
}

/** The language of a project, which is that of its demo. */
type ProjectLanguage = 'typescript' | 'javascript'

export const getLanguage = (demo: DemoSource): ProjectLanguage => (isJavaScript(demo) ? 'javascript' : 'typescript')

/** The page around a demo, as on the site. */
const PAGE_COLORS = { light: ['#ffffff', '#000000'], dark: ['#161a20', '#e4e8ef'] } as const

/** The style of the page. Center texts of charts inherit its font and color in the default theme of the library. */
function buildPageStyle(theme?: ProjectTheme): string {
  const [background, color] = PAGE_COLORS[theme?.mode ?? 'light']
  return `body { margin: 24px; background: ${background}; color: ${color}; font: 16px/1.5 system-ui, sans-serif; }`
}

/** The statement that installs the theme. */
const buildThemeCall = ({ mode }: ProjectTheme): string => `installChartTheme({ mode: '${mode}' })`

/** React 18 added `createRoot`. Earlier versions have `render`. */
export function hasCreateRoot(reactVersion: string): boolean {
  return reactVersion === 'latest' || Number.parseInt(reactVersion, 10) >= 18
}

/** The statements that import React DOM and render a component. */
function buildRender(reactVersion: string, component: string, language: ProjectLanguage = 'typescript') {
  const element = "document.getElementById('root')"
  if (!hasCreateRoot(reactVersion))
    return { importLine: "import { render } from 'react-dom'", callLine: `render(<${component} />, ${element})` }
  const importLine = "import { createRoot } from 'react-dom/client'"
  const assertion = language === 'typescript' ? '!' : ''
  return { importLine, callLine: `createRoot(${element}${assertion}).render(<${component} />)` }
}

export function buildEntry(
  reactVersion: string,
  demoModule: string,
  theme?: ProjectTheme,
  language?: ProjectLanguage,
): string {
  const { importLine, callLine } = buildRender(reactVersion, 'Demo', language)
  const imports = [importLine, ...(theme ? [`import { installChartTheme } from './chart-theme'`] : [])]
  const calls = [...(theme ? [buildThemeCall(theme), ''] : []), callLine]
  return [...imports, `import Demo from '${demoModule}'`, '', ...calls, ''].join('\n')
}

const VITE_CONFIG = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`

/** The packages that build the project of a demo. */
const TOOLS = {
  javascript: ['@vitejs/plugin-react', 'vite'],
  typescript: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
}

const TYPESCRIPT_CONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
}

/** Builds a project that shows the demo, in the language of its files. */
export function buildViteProject(demo: DemoSource, versions: Versions, theme?: ProjectTheme): Files {
  const [main] = demo.files
  const language = getLanguage(demo)
  const extension = language === 'typescript' ? 'ts' : 'js'
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name] ?? 'latest']))
  const manifest = {
    name: demo.id,
    private: true,
    version: '0.0.0',
    type: 'module',
    description: demo.description,
    scripts: {
      dev: 'vite',
      start: 'vite',
      build: language === 'typescript' ? 'tsc --noEmit && vite build' : 'vite build',
    },
    dependencies: pick(DEMO_PACKAGES),
    devDependencies: pick(TOOLS[language]),
  }
  const demoModule = `./${withoutExtension(main?.name ?? '')}`
  const entry = `src/main.${extension}x`
  return {
    'package.json': formatJson(manifest),
    'index.html': buildHtml(demo.title, buildPageStyle(theme), entry),
    [`vite.config.${extension}`]: VITE_CONFIG,
    ...(language === 'typescript' && { 'tsconfig.json': formatJson(TYPESCRIPT_CONFIG) }),
    [entry]: buildEntry(versions.react ?? 'latest', demoModule, theme, language),
    ...(theme && { [`src/chart-theme.${extension}`]: theme[language] }),
    ...Object.fromEntries(demo.files.map(({ name, source }) => [`src/${name}`, source])),
  }
}

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function buildHtml(title: string, style: string, entry: string): string {
  const escapedTitle = title.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapedTitle}</title>
    <style>
      ${style}
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`
}

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
  const imports: Record<string, string> = {}
  for (const name of DEMO_PACKAGES)
    imports[name] = `${getAddress(name)}?external=${DEMO_PACKAGES.filter((other) => other !== name).join(',')}`
  imports.react = getAddress('react')
  imports['react/jsx-runtime'] = `${getAddress('react')}/jsx-runtime`
  imports['react-dom/client'] = `${getAddress('react-dom')}/client?external=react`
  for (const name of PACKAGES_WITH_SUBPATHS) imports[`${name}/`] = `${getAddress(name)}/`
  return imports
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
