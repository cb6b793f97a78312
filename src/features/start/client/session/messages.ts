import type { LocaleTexts } from '../../../../core/shared/texts/locale-texts.ts'
import type { DataSession } from './session.ts'

/** A call of a method of the session in the worker. */
export interface CallMessage {
  id: number
  method: keyof DataSession
  args: unknown[]
  texts?: LocaleTexts | undefined
}

export type ReplyMessage =
  | { id: number; type: 'result'; value: unknown }
  | { id: number; type: 'error'; message: string }
  | { id: number; type: 'progress'; share: number }
