import ts from 'typescript'
import { LIB_FOLDER, openPackages } from './packages.ts'

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

/** Exports the library. It is outside of the folder of the snippet, so that no file of a snippet can replace it. */
const LIBRARY = '/library.ts'

/**
 * Creates programs from snippets, which exist only in memory. Packages are found from the folder.
 * The language service keeps the types of the packages, so only the first program takes seconds.
 */
export function createProgramFactory(
  folder: string,
  library: string,
): (files: { name: string; source: string }[]) => CheckedProgram {
  const packages = openPackages(folder)
  const entry: [string, string] = [LIBRARY, `export * from '${library}'\n`]
  let sources = new Map([entry])
  const readFile = (name: string) => sources.get(name) ?? packages.readFile(name)
  const service = ts.createLanguageService({
    ...packages,
    getCompilationSettings: () => OPTIONS,
    getScriptFileNames: () => [...sources.keys()],
    getScriptVersion: (name) => sources.get(name) ?? '',
    getScriptSnapshot: (name) => {
      const text = readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => SNIPPET_FOLDER,
    getDefaultLibFileName: (options) => `${LIB_FOLDER}/${ts.getDefaultLibFileName(options)}`,
    useCaseSensitiveFileNames: () => true,
    readFile,
    fileExists: (name) => sources.has(name) || packages.fileExists(name),
    directoryExists: (name) => isFolderOf(sources, name) || packages.directoryExists(name),
    getDirectories: () => [],
  })
  return (files) => {
    const names = files.map(({ name }) => SNIPPET_FOLDER + name)
    sources = new Map([entry, ...files.map(({ source }, index) => [names[index] ?? '', source] as const)])
    const program = service.getProgram()
    if (!program) throw new Error('the compiler did not start')
    const checker = program.getTypeChecker()
    return {
      program,
      checker,
      files: names.flatMap((name) => program.getSourceFile(name) ?? []),
      props: listProps(program.getSourceFile(LIBRARY), checker),
    }
  }
}

const isFolderOf = (sources: Map<string, string>, folder: string): boolean =>
  [...sources.keys()].some((name) => name.startsWith(`${folder.replace(/\/$/, '')}/`))

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
