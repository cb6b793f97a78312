import { site } from 'virtual:site'
import { formatDate } from '../../shared/dates.ts'
import type { PageData } from '../../shared/page.ts'
import { text } from '../../shared/locale/index.ts'
import type { PageLink } from '../../shared/site.ts'
import { Icon } from '../icons/icon.tsx'

export function Footer({ page }: { page: PageData }) {
  const { lastUpdated, filename, previous, next } = page
  return (
    <footer className="footer">
      <p className="footer-facts">
        {lastUpdated !== undefined && (
          <span>
            {text('footer.lastUpdated')}
            <time dateTime={new Date(lastUpdated).toISOString()}>{formatDate(new Date(lastUpdated))}</time>
          </span>
        )}
        <a href={site.editUrl + filename} rel="noopener">
          <Icon name="edit" />
          {text('footer.edit')}
        </a>
      </p>
      {(previous ?? next) && (
        <nav className="footer-pages" aria-label={text('footer.pages')}>
          {previous && <Neighbour page={previous} way="previous" />}
          {next && <Neighbour page={next} way="next" />}
        </nav>
      )}
      <p className="footer-licence">
        {text('footer.licence')} <a href="/licences">{text('footer.licences')}</a>
      </p>
    </footer>
  )
}

function Neighbour({ page, way }: { page: PageLink; way: 'previous' | 'next' }) {
  return (
    <a className={`neighbour neighbour-${way}`} href={page.link} rel={way === 'previous' ? 'prev' : 'next'}>
      <span className="neighbour-way">{text(`footer.${way}`)}</span>
      <span className="neighbour-title">{page.title}</span>
    </a>
  )
}
