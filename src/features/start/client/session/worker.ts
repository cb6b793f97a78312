import { answerQuestions } from '../../../../core/client/browser/ask-worker.ts'
import { setLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import { createDataSession } from './data-session.ts'
import type { SessionCall } from './session.ts'

const session = createDataSession()

answerQuestions(({ method, args, texts }: SessionCall, onProgress) => {
  setLocaleTexts(texts)
  return (session[method] as (...all: unknown[]) => unknown)(...args, onProgress)
})
