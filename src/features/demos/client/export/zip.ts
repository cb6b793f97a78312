import { downloadZip } from 'client-zip'
import type { DemoSource } from '../../shared/demo-files.ts'
import type { Files } from './project.ts'

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
