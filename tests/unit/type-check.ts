import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../src/core/node/files/project-root.ts'

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
}

/** A line of the compiler: `fence-1.ts(3,7): error TS2322: Type …`. The next lines of a message are indented. */
const MISTAKE = /^(.+)\((\d+),\d+\): error TS\d+: (.*(?:\n +.*)*)/gm

export interface Mistake {
  file: string
  line: number
  message: string
}

/**
 * Type-checks modules in strict mode, by their names, as files in a folder with the packages of the project. TypeScript 7
 * takes a tenth of the time.
 */
export function typeCheck(modules: Map<string, string>, additional: Record<string, unknown> = {}): Mistake[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'))
  try {
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [name, code] of modules) writeFileSync(path.join(folder, name), code)
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
    const config = { compilerOptions: { ...OPTIONS, ...additional }, files: [...modules.keys()] }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiler = path.join(projectRoot, 'node_modules/typescript-7/bin/tsc')
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const mistakes = [...stdout.matchAll(MISTAKE)].map(([, file = '', line, message = '']) => ({
      file,
      line: Number(line),
      message,
    }))
    if (status !== 0 && mistakes.length === 0) throw new Error(stdout)
    return mistakes
  } finally {
    rmSync(folder, { recursive: true })
  }
}
