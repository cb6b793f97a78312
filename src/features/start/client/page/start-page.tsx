import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChartFit, Mapping, Recommendation } from '../../shared/recommend.ts'
import { pageText } from '../../shared/texts/page.ts'
import { connectSession } from '../session/connect-session.ts'
import type { DataSource, Reading } from '../session/session.ts'
import { readChoice, writeChoice, type Choice } from './address.ts'
import { ChartCard, getCardId, type Card } from './chart-card.tsx'
import { DataInput } from './data-input.tsx'
import { ReadingStatus } from './reading-status.tsx'
import './start.css'
import { TableView } from './table-view.tsx'
import { useReading } from './use-reading.ts'
import type { LazyElementPart } from '../../../../core/client/loading/lazy-element.ts'
import { renderElement } from '../../../../core/client/page/render-element.ts'

interface ChosenChart extends Choice {
  recommendation?: Recommendation
  problem?: string
}

/** Recommends charts for the data of the visitor. */
function StartPage() {
  const [session] = useState(connectSession)
  const { source, setSource, status, shown, decoded, cancel, retry, changeKind } = useReading(session)
  // after the reading has ended, which would start another worker
  useEffect(() => () => session.stop(), [session])
  const reading = shown?.reading
  /** Why a file is not read. */
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<ChosenChart | undefined>(() => readChoice(location.hash))

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
    map().catch((error: unknown) => !isOutdated && setProblem(String(error)))
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
  // what is shown belongs to data that is being replaced
  const isReading = status.type === 'reading'
  const isBusy = isReading || status.type === 'changing'
  const cards = reading ? listCards(reading, chosen) : []
  return (
    <div className="start">
      <p className="start-private">{pageText('start.private')}</p>
      <DataInput source={source} decoded={decoded} onChange={changeSource} onProblem={setProblem} />
      <div role="status" className="start-status">
        {problem && <p className="start-problem">{problem}</p>}
        <ReadingStatus status={status} onCancel={cancel} onRetry={retry} />
      </div>
      {reading && (
        <>
          <TableView reading={reading} isInert={isReading} onKind={changeKind} />
          <section className="start-charts" inert={isBusy}>
            <h2>{pageText('start.charts')}</h2>
            {cards.length === 0 && <p>{pageText('start.no-charts')}</p>}
            <div className="start-cards">
              {cards.map(({ fit, ...card }) => (
                <ChartCard
                  key={fit.chart}
                  session={session}
                  reading={reading}
                  fit={fit}
                  fileName={shown.source.file?.name}
                  onMapping={(mapping) => choose(fit.chart, mapping)}
                  {...card}
                />
              ))}
            </div>
          </section>
          <AllCharts charts={reading.charts} isInert={isBusy} onChoose={chooseFit} />
        </>
      )}
    </div>
  )
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
  const place = cards.findIndex(({ fit }) => fit === chosenFit)
  const card = { recommendation: cards[place]?.recommendation, ...chosen, fit: chosenFit }
  return place === -1 ? [card, ...cards] : cards.with(place, card)
}

interface Props {
  charts: ChartFit[]
  isInert: boolean
  onChoose: (fit: ChartFit) => void
}

/** All charts of the library: those that fit, and why the others do not. */
function AllCharts({ charts, isInert, onChoose }: Props) {
  return (
    <section className="start-all" inert={isInert}>
      <h2>{pageText('start.all')}</h2>
      <ul className="start-list">
        {charts.map((fit) => (
          <li key={fit.chart}>
            <strong>{fit.title}</strong>
            <p>{fit.problem ?? fit.recommendation?.reason}</p>
            {fit.roles.length > 0 && (
              <button type="button" className="button button-small" onClick={() => onChoose(fit)}>
                {pageText('start.use', { chart: fit.title })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the page in its element. */
export const activate: LazyElementPart['activate'] = (element, signal) => renderElement(element, signal, <StartPage />)
