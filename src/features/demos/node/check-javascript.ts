import path from 'node:path'
import type { Problem } from '../../../core/node/files/problems.ts'
import { findTypesOf } from '../../../core/node/javascript/types-of-code.ts'
import { listShownFiles } from '../shared/demo-files.ts'
import type { Demo } from './read-demos.ts'

/** Reports files whose JavaScript version cannot be made by removing types. */
export function checkJavaScript(demos: Iterable<Pick<Demo, 'file' | 'files' | 'skipPosterCheck'>>): Problem[] {
  // code that does not parse is already reported
  return [...demos]
    .filter(({ skipPosterCheck }) => !skipPosterCheck)
    .flatMap((demo) =>
      listShownFiles(demo.files).flatMap(({ name, source }) => {
        const extension = path.extname(name).slice(1)
        if (!/^tsx?$/.test(extension) || findTypesOf(source.trimEnd(), extension)) return []
        const message = 'the code has no JavaScript version; write it without enum, namespace and parameter properties'
        return [{ file: path.posix.join(path.posix.dirname(demo.file), name), line: 1, message }]
      }),
    )
}
