import { change, type Mistake } from '../mistake.ts'
import { page } from '../valid-project.ts'

/** Adds a page with one link, on line 8. */
function link(kind: string, name: string, markdown: string, ...messages: string[]): Mistake {
  const file = `content/link-${name}.md`
  return { kind, files: { [file]: page(markdown) }, reported: messages.map((message) => `${file}:8  ${message}`) }
}

export const linkMistakes: Mistake[] = [
  link('a dead link', 'dead', '[a](/guid)', 'the link /guid points to no page; did you mean "/guide"?'),
  link(
    'a dead anchor',
    'anchor',
    '[a](/guide#instal)',
    '/guide has nothing with the id "instal"; did you mean "install"?',
  ),
  link(
    'a dead anchor on the page itself',
    'own',
    '[a](#prob)',
    '/link-own has nothing with the id "prob"; did you mean "probe"?',
  ),
  link('a dead tab', 'tab', '[a](/api?tab=option)', '/api has no tab "option"; did you mean "options"?'),
  link(
    'a typo in a query',
    'query',
    '[a](/api?tap=options)',
    'the link /api?tap=options has an unknown key "tap" in its query; did you mean "tab"?',
  ),
  link(
    'a relative link',
    'relative',
    '[a](guide.md)',
    'the link guide.md is relative; write it from the root, such as /guide#install',
  ),
  link('a trailing slash', 'slash', '[a](/guide/)', 'the link /guide/ ends in a slash; write /guide'),
  link(
    'a link without https',
    'http',
    '[a](http://example.org)',
    'the link http://example.org is not secure; use https',
  ),
  link(
    'a link to another site that looks like a link to a page',
    'elsewhere',
    '[a](//example.org/guide)',
    'the link //example.org/guide points to another site; write https: before it',
  ),
  link(
    'a link that runs a script',
    'script',
    '[a](javascript:alert)',
    'the link javascript:alert starts with "javascript:"; use https, mailto or an address from the root',
  ),
  link(
    'a link to an invalid address',
    'broken',
    '[a](https://)',
    'the link https:// is not a valid address; check it for typos',
  ),
  link('a link without an address', 'empty', '[a]()', 'the link has no address; write it in the parentheses'),
  link('a percent sign in an anchor', 'percent', '[a](/guide#100%)', '/guide has nothing with the id "100%"'),
  link('a link without text', 'mute', '[](/guide)', 'the link /guide has no text; write it in the brackets'),
  link(
    'an undefined reference',
    'reference',
    '[a][b]',
    '[a][b] refers to nothing; write the address after it in parentheses, or put it in backticks',
  ),
  link(
    'an undefined footnote',
    'footnote',
    'Text[^1].',
    '[^1] refers to nothing; write the address after it in parentheses, or put it in backticks',
  ),
  link(
    'an image without alternative text',
    'alt',
    '![](/hero.svg)',
    'the image /hero.svg has no alternative text; describe the image in the brackets',
  ),
  link(
    'an image that does not exist',
    'image',
    '![A line](/heros.svg)',
    'the image /heros.svg does not exist in public/; did you mean "/hero.svg"?',
  ),
  link(
    'an image on another site',
    'image-elsewhere',
    '![A line](https://example.org/a.svg)',
    'the image https://example.org/a.svg is not part of the site; ' +
      'put it into public/ and write its address from the root',
  ),
  link(
    'a relative image',
    'image-relative',
    '![A line](hero.svg)',
    'the image hero.svg is not part of the site; put it into public/ and write its address from the root',
  ),
  {
    kind: 'a dead link in an action',
    files: { 'content/index.md': change('link: /guide', 'link: /guid') },
    reported: ['content/index.md:9  the link /guid points to no page; did you mean "/guide"?'],
  },
  {
    kind: 'a dead link in a feature',
    files: { 'content/index.md': change('link: /api/line', 'link: /api/lines') },
    reported: ['content/index.md:14  the link /api/lines points to no page; did you mean "/api/line"?'],
  },
]
