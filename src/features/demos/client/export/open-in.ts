import sdk from '@stackblitz/sdk'
import { theme } from 'virtual:chart-theme-files'
import { versions } from 'virtual:package-versions'
import { COLOR_ATTRIBUTE } from '../../../../core/shared/constants.ts'
import type { DemoSource } from '../../shared/demo-files.ts'
import { buildPen, buildViteProject, CODEPEN_ADDRESS, type ProjectTheme } from './project.ts'
import { buildSandboxParameters, buildZip, CODESANDBOX_ADDRESS } from './pack-project.ts'
import { getDemoTheme, type CardTheme } from '../live/demo-theme.ts'
import { saveFile } from './export-demo.ts'

export function openInCodeSandbox(demo: DemoSource, cardTheme?: CardTheme): void {
  post(CODESANDBOX_ADDRESS, {
    parameters: buildSandboxParameters(buildViteProject(demo, versions, getProjectTheme(cardTheme))),
    environment: 'server',
  })
}

export function openInStackBlitz(demo: DemoSource, cardTheme?: CardTheme): void {
  const { title, description, files } = demo
  sdk.openProject(
    { title, description, template: 'node', files: buildViteProject(demo, versions, getProjectTheme(cardTheme)) },
    { newWindow: true, openFile: `src/${files[0]?.name ?? ''}` },
  )
}

export function openInCodePen(demo: DemoSource, cardTheme?: CardTheme): void {
  post(CODEPEN_ADDRESS, { data: JSON.stringify(buildPen(demo, versions, getProjectTheme(cardTheme))) })
}

/** Saves a project that starts with two commands. */
export async function downloadProject(demo: DemoSource, cardTheme?: CardTheme): Promise<void> {
  saveFile(`${demo.id}.zip`, await buildZip(demo, buildViteProject(demo, versions, getProjectTheme(cardTheme))))
}

/** The theme that the visitor sees. */
function getProjectTheme(cardTheme: CardTheme = getDemoTheme()): ProjectTheme | undefined {
  if (cardTheme === 'library') return undefined
  const mode = cardTheme === 'site' ? document.documentElement.getAttribute(COLOR_ATTRIBUTE) : cardTheme
  return { ...theme, mode: mode === 'dark' ? 'dark' : 'light' }
}

/** Sends a form and shows the response in a new tab. */
function post(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = action
  form.target = '_blank'
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
