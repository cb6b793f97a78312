import { compressToBase64 } from 'lz-string'
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
