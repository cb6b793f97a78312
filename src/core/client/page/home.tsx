import { site } from 'virtual:site'
import type { Feature, Hero } from '../../shared/page.ts'
import { text } from '../../shared/texts/index.ts'
import { Icon } from '../icons/icon.tsx'

export function HeroArea({ hero }: { hero: Hero }) {
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{hero.title}</h1>
        <p className="hero-sentence">{hero.description}</p>
        <p className="hero-actions">
          {hero.actions.map(({ text: label, link }, index) => (
            <a key={link} className={index === 0 ? 'button button-first' : 'button'} href={link}>
              {label}
              {index === 0 && <Icon name="right" />}
            </a>
          ))}
        </p>
        <InstallLine command={site.install} />
      </div>
      {/* an external file, because inline SVG would be in the script of every page */}
      {site.heroImage && <img className="hero-picture" alt="" {...site.heroImage} />}
    </section>
  )
}

export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className="features">
      {features.map(({ emoji, title, description, link }) => (
        <li key={title} className="feature">
          <span className="feature-emoji" aria-hidden="true">
            {emoji}
          </span>
          <h2>{link ? <a href={link}>{title}</a> : title}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** The listener in `code-blocks.ts` handles the button. */
function InstallLine({ command }: { command: string }) {
  return (
    <div className="install code">
      <pre tabIndex={0}>
        <code>{command}</code>
      </pre>
      <button type="button" className="copy" data-copy="" aria-label={text('code.copy')} title={text('code.copy')}>
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </div>
  )
}
