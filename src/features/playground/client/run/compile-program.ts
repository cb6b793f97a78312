import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { getLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import type { AvailablePackages, CompiledCode } from '../../shared/code/compile.ts'
import type { CodeFile, CodeProblem } from '../../shared/code-file.ts'
import type { PackageList } from '../../shared/packages.ts'
import { codeText } from '../../shared/texts/code.ts'
import { createAsker } from './ask-worker.ts'
import { loadPackageList } from './load-packages.ts'

/** Code that the frame can run. */
export interface Program {
  files: CodeFile[]
  compiled: CompiledCode
  list: PackageList
}

export interface CompileCall {
  files: CodeFile[]
  available: AvailablePackages
  texts: ReturnType<typeof getLocaleTexts>
}

export type CompileResult = CompiledCode | { problem: CodeProblem }

/** Code of any demo takes a few milliseconds. */
const TIME_LIMIT_MS = 2000

const askWorker = createAsker<CompileResult>(
  () => new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' }),
)

/** Compiles code for the frame, in a worker, so that no code can freeze the page. */
export async function compileProgram(files: CodeFile[]): Promise<Program | { problem: CodeProblem }> {
  const list = await loadPackageList()
  const available = Object.fromEntries(
    Object.entries(list.packages).map(([name, exported]) => [name, Object.keys(exported)]),
  )
  const compiled = await compileFiles(files, available)
  return 'problem' in compiled ? compiled : { files, compiled, list }
}

async function compileFiles(files: CodeFile[], available: AvailablePackages): Promise<CompileResult> {
  const call: CompileCall = { files, available, texts: getLocaleTexts() }
  const answer = await askWorker(call, TIME_LIMIT_MS)
  if (answer === 'stopped') return { problem: { message: codeText('code.stopped', { seconds: TIME_LIMIT_MS / 1000 }) } }
  if (answer !== 'failed') return answer.value
  const { compile } = await loadPart(
    'part:src/features/playground/shared/code/compile.ts',
    () => import('../../shared/code/compile.ts'),
  )
  return compile(files, available)
}
