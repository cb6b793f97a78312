import ts from 'typescript'
import { findDeclarations } from './values.ts'

export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => visitNodes(child, visit))
}

/** The elements in a file, such as `<LineChart {...config} />`. */
export function listElements(file: ts.SourceFile): ts.JsxOpeningLikeElement[] {
  const elements: ts.JsxOpeningLikeElement[] = []
  visitNodes(file, (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) elements.push(node)
  })
  return elements
}

interface FoundComponent {
  component: string
  /** True for `memo(LineChart)`. */
  isMemo: boolean
}

/** The imported component that a tag draws: `LineChart`, or `MemoChart` for `const MemoChart = memo(LineChart)`. */
export function findComponent(tag: ts.Node, checker: ts.TypeChecker, isMemo = false): FoundComponent | undefined {
  if (!ts.isIdentifier(tag)) return undefined
  const declarations = findDeclarations(tag, checker)
  const isFromPackage = declarations.every((one) => one.getSourceFile().isDeclarationFile)
  const imported = checker.getSymbolAtLocation(tag)?.declarations?.find(ts.isImportSpecifier)
  if (imported && isFromPackage) return { component: (imported.propertyName ?? imported.name).text, isMemo }
  for (const declaration of declarations) {
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    const [first] = value && ts.isCallExpression(value) ? value.arguments : []
    if (value && first && ts.isCallExpression(value))
      return findComponent(first, checker, /\bmemo$/.test(value.expression.getText()))
    if (value) return findComponent(value, checker, isMemo)
  }
  return undefined
}
