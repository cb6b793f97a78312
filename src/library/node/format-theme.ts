import { gzipSync } from 'node:zlib'
import { format, resolveConfig } from 'prettier'
import tsBlankSpace from 'ts-blank-space'
import { minify } from 'vite'
import type { ThemeFiles } from './theme-files.ts'

/** Formats the joined modules of the theme like `file`, with and without types. */
export async function formatTheme(joined: string, file: string): Promise<ThemeFiles> {
  const style = await resolveConfig(file)
  const typescript = await format(joined, { ...style, parser: 'typescript' })
  const javascript = await format(tsBlankSpace(typescript), { ...style, parser: 'babel' })
  const { code } = await minify('chart-theme.js', javascript)
  return { typescript, javascript, gzipSize: gzipSync(code).length }
}
