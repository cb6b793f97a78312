import { useEffect, useRef, useState } from 'react'
import { reloadIfOutdated } from '../../../../core/client/loading/deployment.ts'
import type { ColumnKind } from '../../shared/data-table.ts'
import type { Connection } from '../session/connect-session.ts'
import { MOST_TEXT, type DataSource, type Reading, type ReadResult } from '../session/session.ts'
import { getSessionItem, setSessionItem, takeSessionItem } from '../../../../core/client/browser/session-storage.ts'

export type Status =
  | { type: 'idle' }
  /** The data is not read by itself. */
  | { type: 'held'; reason: 'canceled' | 'interrupted' }
  /** Without a share, the code is still loading. */
  | { type: 'reading'; share?: number }
  /** A column is read again as another kind. */
  | { type: 'changing' }
  | { type: 'problem'; problem: string }
  | { type: 'failed'; error: unknown }

/** A pause in typing. */
const DELAY = 250
/** A visitor who leaves sooner was not kept waiting. */
const LONG = 3000
/** The charts are drawn after the reading, and can end the tab too. */
const DRAWN = 1000

/** Reads the data of the visitor each time it changes. */
export function useReading(session: Connection) {
  const [source, setSource] = useState<DataSource>(() => ({ text: getSessionItem(DATA) ?? '' }))
  const [held, setHeld] = useState<{ source: DataSource; reason: 'canceled' | 'interrupted' } | undefined>(() =>
    source.text && getSessionItem(READING) !== null ? { source, reason: 'interrupted' } : undefined,
  )
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<Status>({ type: 'idle' })
  /** The data that is on the page. It is replaced when the next one has been read. */
  const [shown, setShown] = useState<{ source: DataSource; reading: Reading }>()
  const [decoded, setDecoded] = useState<ReadResult & { source: DataSource }>()
  /** Results of earlier calls are ignored. */
  const lastCall = useRef(0)

  useEffect(() => {
    const id = (lastCall.current += 1)
    const isLast = () => lastCall.current === id
    storeText(source.text)
    const isEmpty = !source.file && source.text.trim() === ''
    if (isEmpty || held?.source === source) {
      // oxlint-disable-next-line react/set-state-in-effect -- follows what was read, which is outside of React
      setShown(undefined)
      setStatus(isEmpty || !held ? { type: 'idle' } : { type: 'held', reason: held.reason })
      return undefined
    }
    let isRunning = false
    const read = async () => {
      isRunning = true
      try {
        const result = await session.read(source, (share) => isLast() && setStatus({ type: 'reading', share }))
        if (!isLast()) return
        const { reading } = result
        if (source.file) storeText(result.text ?? '')
        setDecoded({ ...result, source })
        setShown('problem' in reading ? undefined : { source, reading })
        setStatus('problem' in reading ? { type: 'problem', problem: reading.problem } : { type: 'idle' })
      } catch (error) {
        if (!isLast() || (await reloadIfOutdated(error))) return
        setShown(undefined)
        setStatus({ type: 'failed', error })
      }
      isRunning = false
    }
    setStatus({ type: 'reading' })
    const timer = setTimeout(read, DELAY)
    return () => {
      clearTimeout(timer)
      // the next data does not wait for this one
      if (isRunning) session.restart()
    }
  }, [session, source, held, attempt])

  useMark(status.type)

  return {
    source,
    setSource,
    status,
    shown,
    /** What the current file contains. */
    decoded: decoded?.source === source ? decoded : undefined,
    cancel: () => setHeld({ source, reason: 'canceled' }),
    /** Reads the current data again. */
    retry: () => {
      session.restart()
      setHeld(undefined)
      setAttempt(attempt + 1)
    },
    changeKind: async (column: string, kind: ColumnKind) => {
      const id = (lastCall.current += 1)
      setStatus({ type: 'changing' })
      try {
        const reading = await session.changeKind(column, kind)
        if (lastCall.current !== id) return
        setShown({ source, reading })
        setStatus({ type: 'idle' })
      } catch (error) {
        if (lastCall.current === id) setStatus({ type: 'failed', error })
      }
    },
  }
}

/** Marks the data while it is read, so that data which ends the tab is not read again on its own. */
function useMark(status: Status['type']): void {
  useEffect(() => {
    if (status === 'held') return undefined
    if (status !== 'reading') {
      const timer = setTimeout(unmarkReading, DRAWN)
      return () => clearTimeout(timer)
    }
    setSessionItem(READING, '1')
    const start = performance.now()
    const leave = () => performance.now() - start < LONG && unmarkReading()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [status])
}

/** The last data of the visitor in this tab, so that a reload does not lose it. */
const DATA = 'site:start-data'
/** Set while data is read. It is still there after a tab has crashed or was closed because it did not respond. */
const READING = 'site:start-reading'

const storeText = (text: string): void => setSessionItem(DATA, text.length > MOST_TEXT ? '' : text)

const unmarkReading = (): void => void takeSessionItem(READING)
