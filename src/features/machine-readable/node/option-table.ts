import { memoize } from 'es-toolkit'
import { cutInnerObjects, formatDefault, type DefaultValue } from '../../../library/shared/default-value.ts'
import { optionText, type ApiDocumentation } from '../../api-tables/node/index.ts'
import { machineText } from '../shared/texts/index.ts'
import { formatCode, formatRow, formatTable, htmlToPhrasing, writePhrasing } from './html-to-markdown.ts'
import type { ListedOption } from './list-options.ts'

export type Resolve = (link: string) => string

/** Larger defaults are parts of the theme. */
const MAX_DEFAULT_LENGTH = 200

/** Writes finished HTML of one line as Markdown, each text once. */
export const createInlineWriter = (resolve: Resolve): ((html: string) => string) =>
  memoize((html) => writeSimple(html) ?? writePhrasing(htmlToPhrasing(html, resolve)))

/** Characters without a meaning in Markdown, and code without backticks and entities, as in most descriptions. */
const SIMPLE = /^(?=[\p{L}<])(?:[\p{L}\p{N}\p{Zs},.;?'"()%/=°×–—…≤≥→-]|<code>[^<>&`]+<\/code>(?!<))+$/u
/** Markdown turns addresses into links. */
const ADDRESS = /www\.|\/\//

/** Writes the same as the parser in a fraction of the time. Undefined for HTML that needs it. */
export const writeSimple = (html: string): string | undefined =>
  SIMPLE.test(html) && !ADDRESS.test(html) ? html.replaceAll(/<\/?code>/g, '`') : undefined

export interface OptionTableContext {
  api: ApiDocumentation
  /** The page of shared objects, without a base or an origin. */
  sharedOptions: string
  resolve: Resolve
  writeInline: (html: string) => string
}

/** Options as a table with one row per path. */
export const writeOptionTable = (options: ListedOption[], context: OptionTableContext): string =>
  formatTable(
    [machineText('machine.option'), optionText('api.type'), optionText('api.default'), optionText('api.description')],
    options.map((option) => writeOptionRow(option, context)),
  )

function writeOptionRow(option: ListedOption, context: OptionTableContext): string {
  const { path, variant, required, since, type, description, sameAs } = option
  const code = formatCode(path)
  const name =
    variant === undefined ? code : machineText('machine.variant', { option: code, object: formatCode(variant) })
  const notes = [
    context.writeInline(description),
    ...(since === undefined ? [] : [machineText('machine.since', { release: since })]),
    ...(sameAs === undefined || sameAs === path ? [] : [machineText('machine.same', { option: formatCode(sameAs) })]),
    ...(option.isCut ? [linkObjects(option, context)] : []),
  ]
  return formatRow([
    name + (required ? ` ${optionText('api.required')}` : ''),
    type === '' ? '' : formatCode(type),
    writeDefault(option, context),
    notes.filter(Boolean).join(' '),
  ])
}

/** Links to the tables of objects whose properties are not listed. */
function linkObjects({ objects }: ListedOption, { api, sharedOptions, resolve }: OptionTableContext): string {
  const links = objects.flatMap((id) => {
    const table = api.tables.get(id)
    return table ? [`[${formatCode(table.name)}](${resolve(`${sharedOptions}#${table.slug}`)})`] : []
  })
  return machineText('machine.properties', { objects: links.join(', ') })
}

function writeDefault({ default: value, fallback }: ListedOption, { writeInline }: OptionTableContext): string {
  if (value !== undefined) return formatCode(shortenDefault(value))
  return fallback === undefined ? '' : writeInline(fallback)
}

/** Source code on one line. The objects inside a large default are left out. */
export function shortenDefault(value: DefaultValue): string {
  const whole = formatDefault(value)
  if (typeof value === 'string' || whole.length <= MAX_DEFAULT_LENGTH) return whole
  const cut = formatDefault(cutInnerObjects(value))
  return cut.length <= MAX_DEFAULT_LENGTH ? cut : '{ … }'
}
