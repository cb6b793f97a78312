import { setLocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import { compile } from '../../shared/code/compile.ts'
import type { CompileCall, CompileResult } from './compile-program.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
const reply = (message: CompileResult | 'ready') => postMessage(message)

addEventListener('message', ({ data: { files, available, texts } }: MessageEvent<CompileCall>) => {
  setLocaleTexts(texts)
  reply(compile(files, available))
})
reply('ready')
