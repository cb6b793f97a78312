import { setLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import { createDataSession } from './data-session.ts'
import type { CallMessage, ReplyMessage } from './session.ts'

const session = createDataSession()

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
const reply = (message: ReplyMessage) => postMessage(message)

addEventListener('message', ({ data: { id, method, args, texts } }: MessageEvent<CallMessage>) => {
  setLocaleTexts(texts)
  const onProgress = (share: number) => reply({ id, type: 'progress', share })
  const call = session[method] as (...all: unknown[]) => Promise<unknown>
  call(...args, onProgress).then(
    (value) => reply({ id, type: 'result', value }),
    (error: unknown) => reply({ id, type: 'error', message: String(error) }),
  )
})
