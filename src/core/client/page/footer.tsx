import { features } from 'virtual:feature-ui'
import { site } from 'virtual:site'
import type { PageData } from '../../shared/page.ts'
import { text } from '../../shared/texts/index.ts'
import type { PageLink } from '../../shared/site.ts'
import { Icon } from '../icons/icon.tsx'

const slots = features.flatMap(({ Footer: Slot }) => Slot ?? [])

export function Footer({ page }: { page: PageData }) {
  const { updated, filename, previous, next } = page
  return (
    <footer className="footer">
      <p className="footer-facts">
        {updated && (
          <span>
            {text('footer.lastUpdated')}
            {updated}
          </span>
        )}
        <a href={site.editUrl + filename} rel="noopener">
          <Icon name="edit" />
          {text('footer.edit')}
        </a>
      </p>
      {(previous ?? next) && (
        <nav className="footer-pages" aria-label={text('footer.pages')}>
          {previous && <Neighbor page={previous} direction="previous" />}
          {next && <Neighbor page={next} direction="next" />}
        </nav>
      )}
      <p className="footer-license">
        {site.license && text('footer.license', { license: site.license })}{' '}
        {slots.map((Slot, index) => (
          <Slot key={index} />
        ))}
      </p>
    </footer>
  )
}

function Neighbor({ page, direction }: { page: PageLink; direction: 'previous' | 'next' }) {
  return (
    <a className={`neighbor neighbor-${direction}`} href={page.link}>
      <span className="neighbor-way">{text(`footer.${direction}`)}</span>
      <span className="neighbor-title">{page.title}</span>
    </a>
  )
}
