import type { ChartFit } from '../../shared/recommend.ts'
import { pageText } from '../../shared/texts/page.ts'

interface Props {
  charts: ChartFit[]
  isInert: boolean
  onChoose: (fit: ChartFit) => void
}

/** All charts of the library: those that fit, and why the others do not. */
export function AllCharts({ charts, isInert, onChoose }: Props) {
  return (
    <section className="start-all" inert={isInert}>
      <h2>{pageText('start.all')}</h2>
      <ul className="start-list">
        {charts.map((fit) => (
          <li key={fit.chart}>
            <strong>{fit.title}</strong>
            <p>{fit.problem ?? fit.recommendation?.reason}</p>
            {fit.roles.length > 0 && (
              <button type="button" className="button" onClick={() => onChoose(fit)}>
                {pageText('start.use', { chart: fit.title })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
