import { features } from 'virtual:feature-not-found'
import { pages } from 'virtual:pages'
import { suggestPages } from '../../shared/similar-names.ts'
import { notFoundText } from '../../shared/texts/not-found.ts'

/** Similar pages, and what features offer at an address without a page. Loaded when the not-found page is shown. */
export function Suggestions() {
  const { pages: similar, words } = suggestPages(location.pathname, pages)
  return (
    <div className="suggestions">
      {similar.length > 0 && (
        <nav aria-labelledby="similar-pages">
          <h2 id="similar-pages">{notFoundText('404.similar')}</h2>
          <ul>
            {similar.map(({ title, link }) => (
              <li key={link}>
                <a href={link}>{title}</a> <code>{link}</code>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {words !== '' && features.map(({ NotFound }, index) => <NotFound key={index} words={words} />)}
    </div>
  )
}
