import path from 'node:path'
import ts from 'typescript'

/** Type-checks modules that exist only in memory, by their absolute path, in strict mode. */
export function typeCheck(modules: Map<string, string>, additional: ts.CompilerOptions = {}): readonly ts.Diagnostic[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    ...additional,
  }
  const host = ts.createCompilerHost(options)
  const original = { ...host }
  host.readFile = (file) => modules.get(path.normalize(file)) ?? original.readFile(file)
  host.fileExists = (file) => modules.has(path.normalize(file)) || original.fileExists(file)
  host.getSourceFile = (file, settings, ...rest) => {
    const code = modules.get(path.normalize(file))
    return code === undefined
      ? original.getSourceFile(file, settings, ...rest)
      : ts.createSourceFile(file, code, settings, true)
  }
  return ts.getPreEmitDiagnostics(ts.createProgram([...modules.keys()], options, host))
}
