import path from 'node:path'
import ts from 'typescript'

export interface SnippetFile {
  name: string
  source: string
}

export interface CheckedProgram {
  program: ts.Program
  checker: ts.TypeChecker
  files: ts.SourceFile[]
  /** The types of the props by component: `LineChart`. */
  props: Map<string, ts.Type>
}

/** Where the snippet seems to be. */
export const SNIPPET_FOLDER = '/snippet/'

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedSideEffectImports: false,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
}

/** Whether the compiler may read a file. Snippets must not reach other files of the machine. */
const isPackageFile = (file: string): boolean => file.replaceAll('\\', '/').includes('/node_modules/')

/**
 * Creates programs from snippets, which exist only in memory. Packages are found from the folder.
 * The language service keeps the types of the packages, so only the first program takes seconds.
 */
export function createProgramFactory(folder: string, library: string): (files: SnippetFile[]) => CheckedProgram {
  const base = path.posix.join(folder.replaceAll('\\', '/'), SNIPPET_FOLDER).slice(0, -1)
  const entry = `${base}/library.ts`
  const sources = new Map([[entry, `export * from '${library}'\n`]])
  const versions = new Map<string, number>()
  const set = (name: string, source: string) => {
    if (sources.get(name) !== source) versions.set(name, (versions.get(name) ?? 0) + 1)
    sources.set(name, source)
  }
  const readFile = (file: string) => sources.get(file) ?? (isPackageFile(file) ? ts.sys.readFile(file) : undefined)
  const service = ts.createLanguageService({
    getCompilationSettings: () => OPTIONS,
    getScriptFileNames: () => [...sources.keys()],
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => base,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    readFile,
    fileExists: (file) => sources.has(file) || (isPackageFile(file) && ts.sys.fileExists(file)),
    directoryExists: (name) => name.startsWith(base) || ts.sys.directoryExists(name),
    getDirectories: () => [],
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
  })
  return (files) => {
    for (const name of sources.keys()) if (name !== entry) sources.delete(name)
    for (const { name, source } of files) set(`${base}/${name}`, source)
    const program = service.getProgram()
    if (!program) throw new Error('the compiler did not start')
    const checker = program.getTypeChecker()
    return {
      program,
      checker,
      files: files.flatMap(({ name }) => program.getSourceFile(`${base}/${name}`) ?? []),
      props: listProps(program.getSourceFile(entry), checker),
    }
  }
}

function listProps(entry: ts.SourceFile | undefined, checker: ts.TypeChecker): Map<string, ts.Type> {
  const props = new Map<string, ts.Type>()
  const module = entry && checker.getSymbolAtLocation(entry)
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const [, component] = /^(\w+Chart)Props$/.exec(exported.name) ?? []
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    if (component !== undefined) props.set(component, checker.getDeclaredTypeOfSymbol(symbol))
  }
  return props
}
