import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/core/node/files/project-root.ts'
import { listFiles } from '../../src/core/node/files/source-files.ts'

/** Elements that contain a whole page. */
const WHOLE_PAGE = /(?<![\w-])(?::root|html|body|\.(?:frame|content|article)[\w-]*)(?:\[[^\]]*\])*(?::where\()?:has\(/

test('no selector asks what a whole page contains', () => {
  // the browser would compute the styles of all elements again after almost every change and hover
  const found = listFiles(projectRoot, 'src', /\.css$/).filter((file) =>
    WHOLE_PAGE.test(readFileSync(`${projectRoot}/${file}`, 'utf8')),
  )
  expect(found).toEqual([])
})
