import { h } from 'hastscript'
import type { Feature, FeatureContent } from '../../../core/node/feature.ts'
import type { Directive } from '../../../core/node/model/directive.ts'
import { readProjectOptions } from '../../api-tables/node/index.ts'
import { readProjectDemos } from '../../demos/node/index.ts'
import { CONTROLS_FOLDER, getControlsAddress } from '../shared/controls/control.ts'
import { getHintsAddress } from '../shared/hints/option-hints.ts'
import { translations } from '../shared/texts/translations.ts'
import { pageText } from '../shared/texts/page.ts'
import { createFilesModule, listOutputFiles } from './component-files.ts'
import { createDemoFiles, DEMO_FILES_FOLDER, type DemoFiles } from './demo-files.ts'
import { frameDocument } from './frame-document.ts'
import { HINTS_FOLDER, listHints, type HintFiles } from './list-hints.ts'
import { listControls, type ControlFiles } from './list-controls.ts'
import { buildPackages, DEVELOPMENT_LIST, servePackages } from './packages.ts'
import { trimSucrase } from './trim-sucrase.ts'

const CARD_EDITOR = 'src/features/playground/client/card-editor.tsx'

/** The address of the list of packages. The build changes it when the scripts are bundled. */
let packageList = DEVELOPMENT_LIST

/** Edits demos: their code, with controls for their options, in a frame that has access to nothing. */
export const playground: Feature = {
  name: 'playground',
  texts: translations,
  client: {
    elements: { 'demo-playground': 'src/features/playground/client/page/playground.tsx' },
    styles: { 'frame-window': 'src/features/playground/client/playground.css' },
  },
  queryKeys: ['demo'],
  hosting: {
    hashedFolders: [CONTROLS_FOLDER, DEMO_FILES_FOLDER, HINTS_FOLDER],
    policy: { 'frame-src': ["'self'"] },
    documents: [frameDocument],
  },
  plugins: (root) => [trimSucrase(), buildPackages((address) => void (packageList = address)), servePackages(root)],
  async read(project) {
    const { demos } = readProjectDemos(project)
    const api = await readProjectOptions(project)
    return project.cache.getOrCreate('playground', [demos, api], () =>
      createContent(createDemoFiles(demos.values()), listControls(api), listHints(api)),
    )
  },
}

const createContent = (demoFiles: DemoFiles, controls: ControlFiles, hints: HintFiles): FeatureContent => ({
  directives: { playground: playgroundDirective },
  // the editor replaces its text
  search: { entries: () => ({}), skippedElement: '<demo-playground class="tool">' },
  outputFiles: () => [
    ...demoFiles.outputFiles,
    ...listOutputFiles(controls, getControlsAddress),
    ...listOutputFiles(hints, getHintsAddress),
  ],
  virtualModule(name) {
    if (name === 'virtual:demo-editor') return exportEditor()
    if (name === 'virtual:playground/controls') return createFilesModule(controls)
    if (name === 'virtual:playground/hints') return createFilesModule(hints)
    if (name === 'virtual:playground/demo-files')
      return `export const addresses = ${JSON.stringify(demoFiles.addresses)}`
    return undefined
  },
  document: () => ({ data: { packages: packageList } }),
})

/** The editor that a demo card loads, as arguments of `loadPart`. */
const exportEditor = () => `export const editor = ['part:${CARD_EDITOR}', () => import('/${CARD_EDITOR}')]`

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
