import { getSessionItem, setSessionItem, takeSessionItem } from '../../../../core/client/browser/session-storage.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import { isEdited, type SourceFile } from '../../shared/code-file.ts'

const getKey = (id: string) => `site:draft:${id}`

/** Stores what the visitor typed, for a reload or a visit of another page. */
export function storeDraft(id: string, published: SourceFile[], files: SourceFile[]): void {
  if (isEdited(published, files)) setSessionItem(getKey(id), JSON.stringify(files))
  else takeSessionItem(getKey(id))
}

/** The files that the visitor left, if they belong to the current version of the demo. */
export function readDraft(id: string, published: SourceFile[]): SourceFile[] | undefined {
  const stored = parseFiles(getSessionItem(getKey(id)))
  const isSameDemo = stored?.length === published.length && stored.every(({ name }, i) => name === published[i]?.name)
  return isSameDemo ? stored : undefined
}

function parseFiles(text: string | null): SourceFile[] | undefined {
  try {
    const files: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(files) && files.every(isFile) ? files : undefined
  } catch {
    return undefined
  }
}

const isFile = (value: unknown): value is SourceFile =>
  isRecord(value) && typeof value.name === 'string' && typeof value.source === 'string'
