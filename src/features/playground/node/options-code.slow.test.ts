import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import { setOption } from '../shared/options-code/edit-option.ts'
import { findProps } from '../shared/options-code/find-props.ts'

const demos = listFiles(projectRoot, 'demos', /^demos\/[^/]+\/[^/]+\.tsx$/).map((file) => ({
  file,
  source: readFileSync(path.join(projectRoot, file), 'utf8'),
}))

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The object literal or the attributes at a position, as TypeScript reads them. */
function findNames(root: ts.SourceFile, start: number): (string | undefined)[] | undefined {
  let names: (string | undefined)[] | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && node.getStart() === start)
      names = node.properties.map((property) => (property.name ? readName(property.name) : undefined))
    ts.forEachChild(node, visit)
  }
  visit(root)
  return names
}

const readName = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined

test('the options in the demos are those that TypeScript finds', () => {
  const compared = demos.filter(({ file, source }) => {
    const props = findProps(source)
    if ('reason' in props || props.object.form === 'attributes') return false
    const names = props.object.members.map((member) => (member.kind === 'property' ? member.name : undefined))
    expect(names, file).toEqual(findNames(parse(file, source), props.object.start))
    return true
  })
  expect(compared.length).toBeGreaterThan(demos.length * 0.9)
})

test('a demo is valid TypeScript after an edit', () => {
  for (const { file, source } of demos) {
    const props = findProps(source)
    if ('reason' in props) continue
    for (const names of [['height'], ['xAxis', 'label', 'offset'], ['a-b']]) {
      const edit = setOption(source, props, names, "it's")
      if (!edit) continue
      const changed = source.slice(0, edit.start) + edit.text + source.slice(edit.end)
      const { errors } = parseSync(file, changed)
      expect(
        errors.map(({ message }) => message),
        `${file} ${names.join('.')}`,
      ).toEqual([])
    }
  }
})
