import type { CodeFile } from '../../shared/code-file.ts'
import { formatFiles } from './format-files.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
const reply = (message: unknown) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<CodeFile[]>) => reply(await formatFiles(data)))
reply('ready')
