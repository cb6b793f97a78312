import { text } from '../../shared/locale/index.ts'

/** The shape of what comes: a title, a sentence, a figure, text. */
export function Skeleton() {
  return (
    <main id="content" className="content skeleton" aria-busy="true" aria-label={text('loading')}>
      <div className="bone bone-title" />
      <div className="bone" />
      <div className="bone bone-short" />
      <div className="bone bone-figure" />
      <div className="bone" />
      <div className="bone" />
      <div className="bone bone-short" />
    </main>
  )
}
