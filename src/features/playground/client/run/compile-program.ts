import { createAsker } from '../../../../core/client/browser/ask-worker.ts'
import { loadPart, loadJson } from '../../../../core/client/loading/load-part.ts'
import { getLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import { readDocumentData } from '../../../../core/client/loading/pages.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import { loadOnce } from '../../../../core/client/loading/load-once.ts'
import type { AvailablePackages, CompiledCode } from '../../shared/code/compile.ts'
import type { SourceFile, CodeProblem } from '../../shared/code-file.ts'
import { type PackageList, getFileSpecifier, type PackageFile } from '../../shared/packages.ts'
import { codeText } from '../../shared/texts/code.ts'
import type { FileText } from '../../shared/messages.ts'

/** Code that the frame can run. */
export interface Program {
  files: SourceFile[]
  compiled: CompiledCode
  list: PackageList
}

export interface CompileCall {
  files: SourceFile[]
  available: AvailablePackages
  texts: ReturnType<typeof getLocaleTexts>
}

export type CompileResult = CompiledCode | { problem: CodeProblem }

/** Code of any demo takes a few milliseconds. */
const TIME_LIMIT_MS = 2000

const compiler = createAsker<CompileResult>(
  () => new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' }),
)

/** Compiles code for the frame, in a worker, so that no code can freeze the page. */
export async function compileProgram(files: SourceFile[]): Promise<Program | { problem: CodeProblem }> {
  const list = await loadPackageList()
  const available = Object.fromEntries(
    Object.entries(list.packages).map(([name, exported]) => [name, Object.keys(exported)]),
  )
  const compiled = await compileFiles(files, available)
  return 'problem' in compiled ? compiled : { files, compiled, list }
}

async function compileFiles(files: SourceFile[], available: AvailablePackages): Promise<CompileResult> {
  const call: CompileCall = { files, available, texts: getLocaleTexts() }
  const answer = await compiler.ask(call, TIME_LIMIT_MS)
  if (answer === 'stopped') return { problem: { message: codeText('code.stopped', { seconds: TIME_LIMIT_MS / 1000 }) } }
  if (answer !== 'failed') return answer.value
  const { compile } = await loadPart(
    'part:src/features/playground/shared/code/compile.ts',
    () => import('../../shared/code/compile.ts'),
  )
  return compile(files, available)
}

const isPackageList = (value: unknown): value is PackageList =>
  isRecord(value) && Array.isArray(value.files) && isRecord(value.packages)

/** A truncated script could be valid, and some hosts respond with a page instead of a 404. */
const hasLength =
  (length: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length === length

/** Loads the list of the packages that code can import. */
function loadPackageList(): Promise<PackageList> {
  const address = String(readDocumentData().packages)
  return loadOnce(address, () => loadJson(address, isPackageList))
}

/** Loads built files as text. They are in the cache of the browser if the page has drawn a chart. */
export function loadFiles({ files }: PackageList, wanted: PackageFile[]): Promise<FileText[]> {
  return Promise.all(
    wanted.map(async ({ address, length, imports }) => ({
      specifier: getFileSpecifier(address),
      code: await loadOnce(address, () =>
        loadJson(address, hasLength(length), undefined, (response) => response.text()),
      ),
      imports: imports.flatMap((index) => {
        const file = files[index]
        return file ? getFileSpecifier(file.address) : []
      }),
    })),
  )
}

/** Loads the font of the site, which the frame may not fetch. The frame also works without it. */
export async function loadFont(): Promise<ArrayBuffer | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]')
  if (!link) return undefined
  const response = await fetch(link.href).catch(() => undefined)
  return response?.ok ? response.arrayBuffer() : undefined
}
