import { text } from '../../shared/locale/index.ts'

export function NotFound() {
  return (
    <main id="content" className="content message">
      <h1>{text('404.title')}</h1>
      <p>{text('404.description')}</p>
      <a className="button button-first" href="/">
        {text('404.back')}
      </a>
    </main>
  )
}
