import type { Element } from 'hast'
import { h } from 'hastscript'
import { createIcon } from '../../shared/icons.ts'
import type { Feature, Hero } from '../../shared/page.ts'
import { FEATURE_ICONS } from '../model/feature-icons.ts'
import { copyButton, raw } from './code.ts'

/** From Lucide, as the icons of the interface. */
const ARROW = '<path d="M5 12h14M12 5l7 7-7 7"/>'

/** The top of the home page: title, description, actions and the install command. */
export function renderHero({ title, description, benefit, actions }: Hero, install: string): Element {
  return h('section', { className: ['hero'] }, [
    h('h1', {}, title),
    h('p', { className: ['hero-sentence'] }, description),
    ...(benefit ? [h('p', { className: ['hero-benefit'] }, benefit)] : []),
    h('div', { className: ['hero-actions'] }, [
      ...actions.map(({ text, link }, index) =>
        h('a', { className: index === 0 ? ['button', 'button-first'] : ['button'], href: link }, [
          text,
          ...(index === 0 ? [raw(createIcon('right', ARROW))] : []),
        ]),
      ),
      h('div', { className: ['install', 'code'] }, [h('pre', { tabIndex: 0 }, [h('code', {}, install)]), copyButton()]),
    ]),
  ])
}

export function renderFeatures(features: Feature[]): Element {
  return h(
    'ul',
    { className: ['features'] },
    features.map(({ emoji, icon: name, title, description, link }) =>
      h('li', { className: ['feature'] }, [
        h('span', { className: ['feature-icon'], ariaHidden: 'true' }, [
          name ? raw(createIcon(name, FEATURE_ICONS[name])) : emoji,
        ]),
        h('h2', {}, link ? [h('a', { href: link }, title)] : title),
        h('p', {}, description),
      ]),
    ),
  )
}
