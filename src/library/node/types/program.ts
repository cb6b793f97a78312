import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The published types of the library, loaded and ready to be asked. */
export interface Types {
  checker: ts.TypeChecker
  /** What the package exports, by name. */
  exports: Map<string, ts.Symbol>
  /** What `loose-types.d.ts` exports. */
  loose: Map<string, ts.Symbol>
}

/** `folder` has the library in its `node_modules`; `loose` gives types to what the library leaves open. */
export function loadTypes(folder: string, loose: string): Types {
  const entry = path.join(folder, 'node_modules/@opd/g2plot-react/es/index.d.ts')
  if (!existsSync(entry)) throw new Error(`the types of the library are missing: ${entry}`)
  const program = ts.createProgram([entry, loose], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  const checker = program.getTypeChecker()
  return { checker, exports: exportsOf(program, checker, entry), loose: exportsOf(program, checker, loose) }
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string): Map<string, ts.Symbol> {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`the types of ${file} cannot be read`)
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]),
  )
}
