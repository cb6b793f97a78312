import { escapeXml } from '../../../core/shared/escape.ts'
import type { SiteConfig } from '../../../core/shared/site.ts'
import { changelogText } from '../shared/texts/index.ts'
import { KINDS, type Change, type Release } from './read-changelog.ts'

/** The changelog as an Atom feed. */
export function renderFeed(releases: Release[], site: SiteConfig): string {
  const page = `${site.url}/changelog`
  const updated = releases[0]?.date ?? '1970-01-01'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<?xml-stylesheet href="/xml.css" type="text/css"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeXml(changelogText('changelog.feed', { name: site.name }))}</title>`,
    `<id>${page}</id>`,
    `<link href="${page}"/>`,
    `<link rel="self" href="${page}.xml"/>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    `<author><name>${escapeXml(site.name)}</name></author>`,
    ...releases.map((release) => renderEntry(release, page, site)),
    '</feed>',
    '',
  ].join('\n')
}

function renderEntry(release: Release, page: string, site: SiteConfig): string {
  const address = `${page}#${release.version}`
  return [
    '<entry>',
    `<title>${escapeXml(`${site.library.package} ${release.version}`)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<updated>${release.date}T00:00:00Z</updated>`,
    `<content type="html">${escapeXml(renderContent(release))}</content>`,
    '</entry>',
  ].join('')
}

/** Renders code and shows links as text, the only inline Markdown in the changelog. */
const renderInline = (markdown: string) =>
  escapeXml(markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')).replace(/`([^`]+)`/g, '<code>$1</code>')

function renderContent({ summary, changes, toolchain }: Release): string {
  const lists = KINDS.flatMap((kind) => {
    const items = changes.filter((change) => change.kind === kind).map((change) => `<li>${renderChange(change)}</li>`)
    return items.length === 0 ? [] : [`<h4>${changelogText(`changelog.${kind}`)}</h4><ul>${items.join('')}</ul>`]
  })
  return [
    summary ? `<p>${renderInline(summary)}</p>` : '',
    ...lists,
    toolchain.length > 0 ? `<p>${changelogText('changelog.toolchain.count', { count: toolchain.length })}</p>` : '',
  ].join('')
}

const renderChange = ({ charts, text }: Change): string =>
  [charts?.join(', '), text && renderInline(text)].filter(Boolean).join(': ')
