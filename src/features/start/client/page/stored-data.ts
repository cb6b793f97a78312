import { getSessionItem, setSessionItem, takeSessionItem } from '../../../../core/client/browser/session-storage.ts'
import { MOST_TEXT } from '../session/session.ts'

/** The last data of the visitor in this tab, so that a reload does not lose it. */
const DATA = 'site:start-data'
/** Set while data is read. It is still there after a tab has crashed or was closed because it did not respond. */
const READING = 'site:start-reading'

export const getStoredText = (): string => getSessionItem(DATA) ?? ''

export const storeText = (text: string): void => setSessionItem(DATA, text.length > MOST_TEXT ? '' : text)

/** Whether reading the stored data has not ended. */
export const wasInterrupted = (): boolean => getSessionItem(READING) !== null

export const markReading = (): void => setSessionItem(READING, '1')

export const unmarkReading = (): void => void takeSessionItem(READING)
