const DECLARATION = /^export default ((?:async )?function\*? |class )([A-Z][\w$]*)/m
const LIST = /^export \{ *([\w$]+) as default *\};?$/m

/** Turns the default export of a module into a component with a name, for a place without modules. */
export function nameDefaultExport(source: string): { code: string; name: string } {
  const [, keyword, declared] = DECLARATION.exec(source) ?? []
  if (declared !== undefined) return { code: source.replace(DECLARATION, `${keyword}${declared}`), name: declared }
  const name = findFreeName(source)
  // a function, because the code may contain dollar signs
  const code = source.replace(LIST, (_, exported: string) => `const ${name} = ${exported}`)
  return { code: code.replace(/^export default\b/m, () => `const ${name} =`), name }
}

/** A name of a component that the code does not contain. */
function findFreeName(source: string): string {
  let name = 'Demo'
  while (source.includes(name)) name += '_'
  return name
}
