import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { getLanguage } from '../../shared/locales.ts'
import type { Locale } from '../../shared/site.ts'
import { contentText } from '../../shared/texts/index.ts'

/** Says, in the language of the locale, that an article is not translated. */
export const renderNotice = ({ id }: Locale): string =>
  toHtml(
    h('aside', { className: ['note', 'note-note'], lang: getLanguage(id) }, [h('p', contentText('page.untranslated'))]),
  )
