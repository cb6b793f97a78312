import { answerQuestions } from '../../../../core/client/browser/ask-worker.ts'
import { setLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import { compile } from '../../shared/code/compile.ts'
import type { CompileCall } from './compile-program.ts'

answerQuestions(({ files, available, texts }: CompileCall) => {
  setLocaleTexts(texts)
  return compile(files, available)
})
