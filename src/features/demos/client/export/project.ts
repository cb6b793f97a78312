import { DEMO_PACKAGES } from '../../../../library/shared/packages.ts'
import { withoutExtension, type DemoSource } from '../../shared/demo-files.ts'

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

/** What the project of a demo needs to be built. */
export const TOOLS = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']

export function viteProject(demo: DemoSource, versions: Versions): Files {
  const [main] = demo.files
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, versions[name] ?? 'latest']))
  const manifest = {
    name: demo.id,
    private: true,
    version: '0.0.0',
    type: 'module',
    description: demo.description,
    scripts: { dev: 'vite', start: 'vite', build: 'tsc --noEmit && vite build' },
    dependencies: pick(DEMO_PACKAGES),
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
