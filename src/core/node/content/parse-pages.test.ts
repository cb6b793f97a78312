import { expect, test } from 'vitest'
import { BuildCache } from '../files/cache.ts'
import type { Directive } from '../model/directive.ts'
import { readFrontmatter } from '../model/page-file.ts'
import { parsePages } from './parse-pages.ts'
import type { Problem } from '../files/problems.ts'

const page = (name: string, body: string) => {
  const file = {
    path: `content/${name}.md`,
    locale: '',
    route: `/${name}`,
    tab: '',
    text: `---\ntitle: T\ndescription: D.\n---\n\n# T\n\n${body}\n`,
    isDuplicate: false,
  }
  return { file, matter: readFrontmatter(file) }
}

test('reports a page on which a check fails, and checks the others', async () => {
  const problems: Problem[] = []
  const failing: Directive = {
    example: '::failing',
    check: () => {
      throw new RangeError('Maximum call stack size exceeded')
    },
  }
  const directives = new Map([['failing', failing]])
  const options = { directives, inputs: [], getTexts: () => undefined, cache: new BuildCache() }
  const [first, second] = await parsePages([page('one', '::failing'), page('two', '##')], options, problems)
  expect([first?.isComplete, second?.isComplete]).toEqual([false, true])
  expect(problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)).toEqual([
    'content/one.md:1  the page cannot be read (Maximum call stack size exceeded); ' +
      'look for something that is nested very deeply',
    'content/two.md:8  the heading is empty; write its text or remove it',
  ])
})
