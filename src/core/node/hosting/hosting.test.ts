import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostingFiles } from './hosting-files.ts'
import { contentPolicy, contentPolicyHeader } from './policy.ts'

const script = 'document.title = "é"'
const style = 'a::before{content:"é"}'
const inline = { scripts: [script], styles: [style] }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
const files = new Map(hostingFiles(inline))
const policy = contentPolicyHeader(inline)

test('inline scripts and styles are allowed by their hash, and nothing inline without one but attributes of style', () => {
  expect(policy).toContain(`script-src 'self' ${hashOf(script)};`)
  expect(policy).toContain(`style-src 'self' ${hashOf(style)};`)
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/)
})

test('only a header can say who may frame the site', () => {
  expect(policy).toContain("frame-ancestors 'self'")
  expect(contentPolicy(inline)).not.toContain('frame-ancestors')
  expect(policy.startsWith(contentPolicy(inline))).toBe(true)
})

test('every host is told the same', () => {
  for (const name of ['dist/_headers', 'hosting/nginx.conf', 'hosting/vercel.json']) {
    const text = files.get(name) ?? ''
    for (const part of [policy, 'strict-origin-when-cross-origin', 'camera=()', 'nosniff', 'max-age=31536000, immutable']) expect(text, name).toContain(part)
    for (const folder of ['assets', 'pages', 'options', 'posters', 'search']) expect(text, name).toContain(folder)
  }
})
