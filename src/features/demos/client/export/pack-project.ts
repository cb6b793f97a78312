import { downloadZip } from 'client-zip'
import { compressToBase64 } from 'lz-string'
import type { DemoSource } from '../../shared/demo-files.ts'
import type { Files } from './project.ts'

export const CODESANDBOX_ADDRESS = 'https://codesandbox.io/api/v1/sandboxes/define'

/** Builds the `parameters` field of the form: the files, compressed and encoded as URL-safe Base64. */
export function buildSandboxParameters(files: Files): string {
  const content = Object.fromEntries(Object.entries(files).map(([name, source]) => [name, { content: source }]))
  return compressToBase64(JSON.stringify({ files: content }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** Packs a project into a folder with the id of the demo, together with a file that says how to start it. */
export function buildZip(demo: DemoSource, files: Files): Promise<Blob> {
  const all = { 'README.md': buildReadme(demo), ...files }
  const entries = Object.entries(all).map(([name, input]) => ({ name: `${demo.id}/${name}`, input }))
  return downloadZip(entries).blob()
}

const buildReadme = ({ title, description }: DemoSource): string => `# ${title}

${description}

\`\`\`bash
npm install
npm run dev
\`\`\`
`
