import * as prettier from 'prettier/standalone'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import * as postcss from 'prettier/plugins/postcss'
import { getSyntax, parseCode } from '../../shared/code/parse-code.ts'
import type { SourceFile } from '../../shared/code-file.ts'

/** As the demos of this site are formatted. */
const STYLE = { semi: false, singleQuote: true, printWidth: 100 }

/** Formats all files, or returns undefined if one of them has a syntax error. */
export async function formatFiles(files: SourceFile[]): Promise<SourceFile[] | undefined> {
  try {
    return await Promise.all(files.map(async ({ name, source }) => ({ name, source: await formatFile(name, source) })))
  } catch {
    return undefined
  }
}

const formatFile = (name: string, source: string) => {
  // code that would take minutes, also without a worker
  if (/\.[jt]sx?$/.test(name)) parseCode(source, getSyntax(name))
  return prettier.format(source, { ...STYLE, parser: getParser(name), plugins: [babel, estree, postcss] })
}

function getParser(name: string): string {
  if (name.endsWith('.json')) return 'json'
  if (/\.(css|less|scss)$/.test(name)) return 'css'
  return /\.tsx?$/.test(name) ? 'babel-ts' : 'babel'
}
