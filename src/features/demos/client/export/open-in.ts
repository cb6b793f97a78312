import sdk from '@stackblitz/sdk'
import { theme } from 'virtual:chart-theme-files'
import { versions } from 'virtual:package-versions'
import { COLOR_ATTRIBUTE } from '../../../../core/shared/constants.ts'
import type { DemoSource } from '../../shared/demo-files.ts'
import { CODEPEN_ADDRESS, buildPen } from './codepen.ts'
import { CODESANDBOX_ADDRESS, buildSandboxParameters } from './codesandbox.ts'
import { getDemoTheme } from '../live/demo-theme.ts'
import { buildViteProject, type ProjectTheme } from './project.ts'

export function openInCodeSandbox(demo: DemoSource): void {
  post(CODESANDBOX_ADDRESS, {
    parameters: buildSandboxParameters(buildViteProject(demo, versions, getProjectTheme())),
    environment: 'server',
  })
}

export function openInStackBlitz(demo: DemoSource): void {
  const { title, description, files } = demo
  sdk.openProject(
    { title, description, template: 'node', files: buildViteProject(demo, versions, getProjectTheme()) },
    { newWindow: true, openFile: `src/${files[0]?.name ?? ''}` },
  )
}

export function openInCodePen(demo: DemoSource): void {
  post(CODEPEN_ADDRESS, { data: JSON.stringify(buildPen(demo, versions, getProjectTheme())) })
}

/** The theme that the visitor sees. */
function getProjectTheme(): ProjectTheme | undefined {
  const mode = document.documentElement.getAttribute(COLOR_ATTRIBUTE) === 'dark' ? 'dark' : 'light'
  return getDemoTheme() === 'library' ? undefined : { ...theme, mode }
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
