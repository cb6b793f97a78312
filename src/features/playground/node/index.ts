import { createHash } from 'node:crypto'
import { h } from 'hastscript'
import type { Feature, FeatureContent } from '../../../core/node/feature.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import { isComponentWithPage, readProjectOptions, type ApiDocumentation } from '../../api-tables/node/index.ts'
import { readProjectDemos, type Demo } from '../../demos/node/index.ts'
import { getOptionFileAddress, OPTION_FOLDER } from '../shared/option-files.ts'
import { pageText } from '../shared/texts/page.ts'
import { createDemoFiles, DEMO_FILES_FOLDER } from './demo-files.ts'
import { frameDocument } from './frame-document.ts'
import { listOptionFiles } from './list-options.ts'
import { buildPackages, getPackageList, servePackages } from './packages.ts'
import { trimSucrase } from './trim-sucrase.ts'

const CARD_EDITOR = 'src/features/playground/client/card-editor.tsx'

/** Edits demos: their code, with controls for their options, in a frame that has access to nothing. */
export const playground: Feature = {
  name: 'playground',
  client: {
    elements: { 'demo-playground': 'src/features/playground/client/page/playground.tsx' },
    styles: { 'frame-window': 'src/features/playground/client/playground.css' },
  },
  queryKeys: ['demo'],
  hosting: {
    hashedFolders: [DEMO_FILES_FOLDER, OPTION_FOLDER],
    policy: { 'frame-src': ["'self'"] },
    documents: [frameDocument],
  },
  plugins: (root) => [trimSucrase(), buildPackages(root), servePackages(root)],
  async read(project) {
    const { demos } = readProjectDemos(project)
    const api = await readProjectOptions(project)
    return project.cache.getOrCreate('playground', [demos, api], () => createContent(demos.values(), api))
  },
}

/** The files with the options, which the editor loads one by one. */
function createOptionFiles(api: ApiDocumentation) {
  const components = api.library.components.filter((id) => isComponentWithPage(id, api))
  const files = [...listOptionFiles(components, api)].map(([id, file]) => ({ id, text: JSON.stringify(file) }))
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)
  return {
    /** The code of the module with the components that have files, and the version of the files. */
    module: `export const version = '${version}'\nexport const components = ${JSON.stringify(components)}\n`,
    outputFiles: files.map(({ id, text }) => ({ address: getOptionFileAddress(id, version), content: () => text })),
  }
}

async function createContent(demos: Iterable<Demo>, api: ApiDocumentation): Promise<FeatureContent> {
  const demoFiles = await createDemoFiles(demos)
  const optionFiles = createOptionFiles(api)
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
    document: (_page, { root }) => ({ data: { packages: getPackageList(root) } }),
  }
}

/** `::playground`: the editor as a page of its own. */
const playgroundDirective: Directive = {
  example: '::playground',
  render: () =>
    h('demo-playground', { className: ['tool'] }, [
      h('p', { className: ['playground-intro'] }, [
        `${pageText('playground.intro')} `,
        h('a', { href: '/examples' }, pageText('playground.examples')),
      ]),
    ]),
}
