import { withoutExtension } from '../../shared/demo-files.ts'

/** A demo as a project of its own, for the online editors. Pure: the versions and files come from outside. */

export interface DemoFile {
  /** Relative to the demo's folder: `basic.tsx`, `basic/data.ts`. The first is the demo itself. */
  name: string
  source: string
}

export interface ExportedDemo {
  id: string
  title: string
  description: string
  files: DemoFile[]
}

/** Exact versions by package name. */
export type Versions = Record<string, string>

export type Files = Record<string, string>

/**
 * `createRoot` came with React 18; `latest` and every later major have nothing else.
 * What came before has `render`.
 */
export function hasCreateRoot(reactVersion: string): boolean {
  return reactVersion === 'latest' || Number.parseInt(reactVersion, 10) >= 18
}

export function entrySource(reactVersion: string, demoModule: string): string {
  const imported = `import Demo from '${demoModule}'\n`
  return hasCreateRoot(reactVersion)
    ? `import { createRoot } from 'react-dom/client'\n${imported}\ncreateRoot(document.getElementById('root')!).render(<Demo />)\n`
    : `import { render } from 'react-dom'\n${imported}\nrender(<Demo />, document.getElementById('root'))\n`
}

/** What a demo needs at run time, and what its project needs to be built. */
export const RUNTIME = ['@antv/g2plot', '@opd/g2plot-react', 'lodash', 'react', 'react-dom']
export const TOOLS = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']

export function viteProject(demo: ExportedDemo, versions: Versions): Files {
  const [main] = demo.files
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name] ?? 'latest']))
  const manifest = {
    name: demo.id,
    private: true,
    version: '0.0.0',
    type: 'module',
    description: demo.description,
    scripts: { dev: 'vite', start: 'vite', build: 'tsc --noEmit && vite build' },
    dependencies: pick(RUNTIME),
    devDependencies: pick(TOOLS),
  }
  return {
    'package.json': json(manifest),
    'index.html': htmlPage(demo.title, '<script type="module" src="/src/main.tsx"></script>'),
    'vite.config.ts':
      "import react from '@vitejs/plugin-react'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [react()] })\n",
    'tsconfig.json': json({
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
    }),
    'src/main.tsx': entrySource(versions.react ?? 'latest', `./${withoutExtension(main?.name ?? '')}`),
    ...Object.fromEntries(demo.files.map(({ name, source }) => [`src/${name}`, source])),
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

export function htmlPage(title: string, script: string): string {
  const safe = title.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${safe}</title>
  </head>
  <body>
    <div id="root"></div>
    ${script}
  </body>
</html>
`
}
