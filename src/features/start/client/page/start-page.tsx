import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { getSessionItem, setSessionItem } from '../../../../core/client/browser/session-storage.ts'
import type { ColumnKind } from '../../shared/data-table.ts'
import type { ChartFit, Mapping, Recommendation } from '../../shared/recommend.ts'
import { pageText } from '../../shared/texts/page.ts'
import { connectSession } from '../session/connect-session.ts'
import type { Reading } from '../session/session.ts'
import { readChoice, writeChoice, type Choice } from './address.ts'
import { AllCharts } from './all-charts.tsx'
import { ChartCard, getCardId } from './chart-card.tsx'
import { DataInput, type DataSource } from './data-input.tsx'
import './start.css'
import { TableView } from './table-view.tsx'

/** The last data of the visitor in this tab, so that a reload does not lose it. */
const STORED_DATA = 'site:start-data'
const MAX_STORED = 1_000_000
/** A pause in typing. */
const DELAY = 250

interface ChosenChart extends Choice {
  recommendation?: Recommendation
  problem?: string
}

/** Recommends charts for the data of the visitor. */
export function StartPage() {
  const [source, setSource] = useState<DataSource>(() => ({ text: getSessionItem(STORED_DATA) ?? '' }))
  const [progress, setProgress] = useState<number>()
  const [reading, setReading] = useState<Reading>()
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<ChosenChart | undefined>(() => readChoice(location.hash))
  const [session] = useState(connectSession)
  useEffect(() => () => session.stop(), [session])

  const show = (next: Reading | { problem: string }) => {
    setProgress(undefined)
    setProblem('problem' in next ? next.problem : '')
    setReading('problem' in next ? undefined : next)
  }
  const report = (error: unknown) => show({ problem: String(error) })

  useEffect(() => {
    setSessionItem(STORED_DATA, source.text.length > MAX_STORED ? '' : source.text)
    if (source.text.trim() === '') {
      setReading(undefined)
      return undefined
    }
    let isOutdated = false
    const timer = setTimeout(() => {
      setProgress(0)
      session
        .read(source.text, (share) => !isOutdated && setProgress(share))
        .then((next) => !isOutdated && show(next), report)
    }, DELAY)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the functions only set states
  }, [session, source.text])

  // new data, or a column with another type, can make a chosen chart possible or not
  const { chart: chosenChart, mapping: chosenMapping } = chosen ?? {}
  useEffect(() => {
    if (!reading || chosenChart === undefined || !chosenMapping) return undefined
    let isOutdated = false
    const map = async () => {
      const result = await session.mapChart(chosenChart, chosenMapping)
      if (isOutdated) return
      setChosen((current) => {
        const { problem: _old, ...rest } = current ?? { chart: chosenChart, mapping: chosenMapping }
        // the last chart stays while the visitor chooses the other columns
        return 'problem' in result ? { ...rest, problem: result.problem } : { ...rest, recommendation: result }
      })
    }
    map().catch(report)
    return () => {
      isOutdated = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the functions only set states
  }, [session, reading, chosenChart, chosenMapping])

  const choose = (chart: string, mapping: Mapping) => {
    setChosen((current) => ({ ...(current?.chart === chart && current), chart, mapping }))
    history.replaceState(history.state, '', location.pathname + location.search + writeChoice({ chart, mapping }))
  }
  const chooseFit = (fit: ChartFit) => {
    flushSync(() => choose(fit.chart, fit.recommendation?.mapping ?? {}))
    const card = document.getElementById(getCardId(fit.chart))
    card?.scrollIntoView()
    card?.focus({ preventScroll: true })
  }
  const changeSource = (next: DataSource) => {
    setProblem('')
    setSource(next)
  }
  const changeKind = (column: string, kind: ColumnKind) => void session.changeKind(column, kind).then(show, report)

  const cards = reading ? listCards(reading, chosen) : []
  return (
    <div className="start">
      <p className="start-private">{pageText('start.private')}</p>
      <DataInput source={source} onChange={changeSource} onProblem={setProblem} />
      <div role="status" className="start-status">
        {progress !== undefined && (
          <label>
            {pageText('start.reading')} <progress value={progress} />
          </label>
        )}
        {problem && <p className="start-problem">{problem}</p>}
      </div>
      {reading && (
        <>
          <TableView reading={reading} onKind={changeKind} />
          <section className="start-charts">
            <h2>{pageText('start.charts')}</h2>
            {cards.length === 0 && <p>{pageText('start.no-charts')}</p>}
            <div className="start-cards">
              {cards.map(({ fit, ...card }) => (
                <ChartCard
                  key={fit.chart}
                  session={session}
                  reading={reading}
                  fit={fit}
                  fileName={source.fileName}
                  onMapping={(mapping) => choose(fit.chart, mapping)}
                  {...card}
                />
              ))}
            </div>
          </section>
          <AllCharts charts={reading.charts} onChoose={chooseFit} />
        </>
      )}
    </div>
  )
}

interface Card {
  fit: ChartFit
  recommendation: Recommendation | undefined
  mapping: Mapping
  problem?: string | undefined
}

/** The chart that the visitor has chosen keeps its place among the recommended ones, or comes first. */
function listCards({ recommendations, charts }: Reading, chosen: ChosenChart | undefined): Card[] {
  const fits = new Map(charts.map((fit) => [fit.chart, fit]))
  const cards = recommendations.flatMap((recommendation): Card[] => {
    const fit = fits.get(recommendation.chart)
    return fit ? [{ fit, recommendation, mapping: recommendation.mapping }] : []
  })
  const chosenFit = fits.get(chosen?.chart ?? '')
  if (!chosen || !chosenFit) return cards
  const { mapping, problem } = chosen
  const place = cards.findIndex(({ fit }) => fit === chosenFit)
  const card = {
    fit: chosenFit,
    recommendation: chosen.recommendation ?? cards[place]?.recommendation,
    mapping,
    problem,
  }
  return place === -1 ? [card, ...cards] : cards.with(place, card)
}
