import { findNearest } from '../../../../core/shared/find-nearest.ts'
import type { SourceFile, CodeProblem } from '../code-file.ts'
import type { PackageUse } from '../packages.ts'
import { codeText } from '../texts/code.ts'
import { compileModule, findWrittenImports, type TranspiledFile } from './compile-module.ts'
import { type FoundImport, resolveImport, type ImportTarget } from './imports.ts'
import { GUARD_NAMES, type GuardNames } from './time-guard.ts'

/** A module of the visitor's code, ready to be linked with the others. */
export interface CompiledModule {
  name: string
  code: string
  /** The places of the specifiers in the code, quotes included, and what they refer to. */
  imports: { start: number; end: number; target: ImportTarget }[]
}

export interface CompiledCode {
  /** Each module after those that it imports, so the last one is the first file. */
  modules: CompiledModule[]
  packages: PackageUse[]
  guards: GuardNames
}

/** The names that each available package exports. */
export type AvailablePackages = Record<string, readonly string[]>

/** Compiles the first file and everything that it imports. */
export function compile(files: SourceFile[], available: AvailablePackages): CompiledCode | { problem: CodeProblem } {
  const [entry] = files
  if (!entry) return { problem: { message: codeText('code.empty') } }
  const compiler = new Compiler(files, available)
  try {
    compiler.add(entry, [])
  } catch (error) {
    if (error instanceof FoundProblem) return { problem: error.problem }
    throw error
  }
  const packages = [...compiler.uses].map(([name, names]) => ({ name, names: [...names].toSorted() }))
  return { modules: [...compiler.modules.values()], packages, guards: GUARD_NAMES }
}

/** Ends the compilation at the first problem. */
class FoundProblem extends Error {
  constructor(readonly problem: CodeProblem) {
    super(problem.message)
  }
}

class Compiler {
  readonly modules = new Map<string, CompiledModule>()
  readonly uses = new Map<string, Set<string>>()

  constructor(
    private readonly files: SourceFile[],
    private readonly available: AvailablePackages,
  ) {}

  /** `importers` are the files on the way to this one. */
  add(file: SourceFile, importers: string[]): void {
    if (this.modules.has(file.name)) return
    const compiled = compileModule(file)
    if ('problem' in compiled) throw new FoundProblem(compiled.problem)
    this.checkUnused(file, compiled)
    const path = [...importers, file.name]
    const imports = compiled.imports.map((found) => {
      const line = countLines(compiled.code, found.start)
      const target = this.resolve(file, found, line)
      if ('file' in target) this.addImported(file, target.file, path, line)
      else this.use(file, target.package, found, line)
      return { start: found.start, end: found.end, target }
    })
    this.modules.set(file.name, { name: file.name, code: compiled.code, imports })
  }

  private addImported(importer: SourceFile, name: string, path: string[], line: number): void {
    if (path.includes(name)) {
      const values = { file: importer.name, other: name }
      throw new FoundProblem({ message: codeText('code.cycle', values), file: importer.name, line })
    }
    const file = this.files.find((one) => one.name === name)
    if (file) this.add(file, path)
  }

  private resolve(file: SourceFile, { specifier }: FoundImport, line: number): ImportTarget {
    const names = this.files.map(({ name }) => name)
    const target = resolveImport(specifier, file.name, names, Object.keys(this.available))
    if ('message' in target) throw new FoundProblem(locate(target.message, file, line, specifier))
    return target
  }

  /** The compiler removes an import that is not used, and with it the problem that its package does not exist. */
  private checkUnused(file: SourceFile, { imports }: TranspiledFile): void {
    const kept = new Set(imports.map(({ specifier }) => specifier))
    for (const found of findWrittenImports(file))
      if (!found.isType && !kept.has(found.specifier)) this.resolve(file, found, countLines(file.source, found.start))
  }

  private use(file: SourceFile, name: string, { names, isWhole }: FoundImport, line: number): void {
    const exported = this.available[name] ?? []
    const missing = names.find((one) => !exported.includes(one))
    if (missing !== undefined)
      throw new FoundProblem(locate(describeMissingExport(name, missing, exported), file, line, missing))
    const used = this.uses.get(name) ?? new Set()
    for (const one of isWhole ? exported : names) used.add(one)
    this.uses.set(name, used)
  }
}

function describeMissingExport(module: string, name: string, exported: readonly string[]): string {
  if (name === 'default') return codeText('code.export.default', { module })
  const similar = findNearest(name, exported)
  return similar
    ? codeText('code.export.similar', { module, name, similar })
    : codeText('code.export', { module, name })
}

/** The compiled code has the lines of the file, but not its columns. An import can start on an earlier line. */
function locate(message: string, { name, source }: SourceFile, line: number, text: string): CodeProblem {
  const lines = source.split('\n').slice(0, line)
  const index = lines.findLastIndex((content) => content.includes(text))
  if (index < 0) return { message, file: name, line }
  return { message, file: name, line: index + 1, column: (lines[index] ?? '').indexOf(text) + 1 }
}

const countLines = (code: string, end: number): number => code.slice(0, end).split('\n').length
