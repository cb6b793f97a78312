import type { CodeFile } from './code-file.ts'

/** A demo as it is published, in both languages. */
export interface PublishedDemo {
  id: string
  title: string
  description: string
  files: CodeFile[]
  javascript: CodeFile[]
}
