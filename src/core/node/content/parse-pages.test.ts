import { expect, test } from 'vitest'
import type { Context } from '../markdown/context.ts'
import { readFrontmatter } from '../markdown/frontmatter.ts'
import { parseFiles } from './parse-pages.ts'
import type { Problem } from '../files/problems.ts'

const page = (name: string, body: string) => {
  const file = {
    path: `content/${name}.md`,
    route: `/${name}`,
    tab: '',
    text: `---\ntitle: T\ndescription: D.\n---\n\n# T\n\n${body}\n`,
    isTwin: false,
  }
  return { file, matter: readFrontmatter(file) }
}

test('a page on which a check fails is told, and the others are checked', async () => {
  const problems: Problem[] = []
  const context = {
    demos: {
      has: () => {
        throw new RangeError('Maximum call stack size exceeded')
      },
    },
    charts: new Map(),
    api: { tables: new Map(), complete: true },
    isChangelogComplete: true,
  } as unknown as Context
  const [first, second] = await parseFiles([page('one', '::demo{id=a}'), page('two', '##')], context, problems)
  expect([first?.isWhole, second?.isWhole]).toEqual([false, true])
  expect(problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)).toEqual([
    'content/one.md:1  the page cannot be read (Maximum call stack size exceeded); look for something that nests very deeply',
    'content/two.md:8  the heading is empty; write its text or remove it',
  ])
})
