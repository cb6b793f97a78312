import { createHash } from 'node:crypto'
import { h } from 'hastscript'
import type { Feature, FeatureContent, OutputFile } from '../../../core/node/feature.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import { isComponentWithPage, readProjectOptions, type ApiDocumentation } from '../../api-tables/node/index.ts'
import { readProjectDemos } from '../../demos/node/index.ts'
import { getOptionFileAddress, OPTION_FOLDERS } from '../shared/option-files.ts'
import { pageText } from '../shared/texts/page.ts'
import { createDemoFiles, DEMO_FILES_FOLDER, type DemoFiles } from './demo-files.ts'
import { frameDocument } from './frame-document.ts'
import { listHints } from './list-hints.ts'
import { listControls } from './list-controls.ts'
import { buildPackages, DEVELOPMENT_LIST, servePackages } from './packages.ts'
import { trimSucrase } from './trim-sucrase.ts'

const CARD_EDITOR = 'src/features/playground/client/card-editor.tsx'

/** The address of the list of packages. The build changes it when the scripts are bundled. */
let packageList = DEVELOPMENT_LIST

/** Edits demos: their code, with controls for their options, in a frame that has access to nothing. */
export const playground: Feature = {
  name: 'playground',
  client: {
    elements: { 'demo-playground': 'src/features/playground/client/page/playground.tsx' },
    styles: { 'frame-window': 'src/features/playground/client/playground.css' },
  },
  queryKeys: ['demo'],
  hosting: {
    hashedFolders: [DEMO_FILES_FOLDER, ...OPTION_FOLDERS],
    policy: { 'frame-src': ["'self'"] },
    documents: [frameDocument],
  },
  plugins: (root) => [trimSucrase(), buildPackages((address) => void (packageList = address)), servePackages(root)],
  async read(project) {
    const { demos } = readProjectDemos(project)
    const api = await readProjectOptions(project)
    return project.cache.getOrCreate('playground', [demos, api], () =>
      createContent(createDemoFiles(demos.values()), createOptionFiles(api)),
    )
  },
}

interface OptionFiles {
  /** The code of the module with the components that have files, and the version of the files. */
  module: string
  outputFiles: OutputFile[]
}

/** The files with controls and hints, which the editor loads one by one. */
function createOptionFiles(api: ApiDocumentation): OptionFiles {
  const components = api.library.components.filter((id) => isComponentWithPage(id, api))
  const sets = { controls: listControls(components, api), hints: listHints(components, api) }
  const files = OPTION_FOLDERS.flatMap((folder) =>
    [...sets[folder]].map(([name, file]) => ({ folder, name, text: JSON.stringify(file) })),
  )
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)
  return {
    module: `export const version = '${version}'\nexport const components = ${JSON.stringify(components)}\n`,
    outputFiles: files.map(({ folder, name, text }) => ({
      address: getOptionFileAddress(folder, name, version),
      content: () => text,
    })),
  }
}

function createContent(demoFiles: DemoFiles, optionFiles: OptionFiles): FeatureContent {
  const modules: Record<string, string> = {
    // the editor that a demo card loads, as arguments of `loadPart`
    'virtual:demo-editor': `export const editor = ['part:${CARD_EDITOR}', () => import('/${CARD_EDITOR}')]`,
    'virtual:playground/options': optionFiles.module,
    'virtual:playground/demo-files': `export const addresses = ${JSON.stringify(demoFiles.addresses)}`,
  }
  return {
    directives: { playground: playgroundDirective },
    // the editor replaces its text
    search: { entries: () => ({}), skippedElement: '<demo-playground class="tool">' },
    outputFiles: () => [...demoFiles.outputFiles, ...optionFiles.outputFiles],
    virtualModule: (name) => modules[name],
    document: () => ({ data: { packages: packageList } }),
  }
}

/** `::playground`: the editor as a page of its own. */
const playgroundDirective: Directive = {
  example: '::playground',
  render: () =>
    h('demo-playground', { className: ['tool'] }, [
      h('p', { className: ['playground-intro'] }, [
        `${pageText('playground.intro')} `,
        h('a', { href: '/examples' }, pageText('playground.gallery')),
      ]),
    ]),
}
