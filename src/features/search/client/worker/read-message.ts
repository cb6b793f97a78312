import { isRecord } from '../../../../core/shared/is-record.ts'
import type {
  DemoAsset,
  SearchDemo,
  SearchMessage,
  SearchNav,
  SearchRoute,
  SearchSection,
  SearchWords,
} from '../../shared/search.ts'

/** Reads a message of any origin. Throws an error that says what is wrong with it. */
export function readMessage(message: unknown): SearchMessage {
  if (!isRecord(message)) throw fail('the message', 'an object with "action" and "args"', message)
  const { action, args } = message
  if (action !== 'generate-metadata' && action !== 'get-search-result')
    throw fail('action', '"generate-metadata" or "get-search-result"', action)
  if (!isRecord(args)) throw fail('args', 'an object', args)
  if (action === 'get-search-result')
    return {
      action,
      args: {
        keywords: readString(args.keywords, 'args.keywords'),
        ...(args.page === undefined ? {} : { page: readString(args.page, 'args.page') }),
      },
    }
  return {
    action,
    args: {
      routes: readList(args.routes, 'args.routes', readRoute),
      demos: readList(args.demos, 'args.demos', readDemo),
      nav: readList(args.nav, 'args.nav', readNav),
      ...(isRecord(args.words) ? { words: args.words as unknown as SearchWords } : {}),
      ...(args.isPartial === true ? { isPartial: true } : {}),
    },
  }
}

function readRoute(value: Record<string, unknown>, place: string): SearchRoute {
  return {
    ...value,
    path: readString(value.path, `${place}.path`),
    title: readString(value.title, `${place}.title`),
    names: readStrings(value.names, `${place}.names`),
    sections: value.sections === undefined ? [] : readList(value.sections, `${place}.sections`, readSection),
  }
}

function readSection(value: Record<string, unknown>, place: string): SearchSection {
  return {
    ...value,
    title: readString(value.title ?? '', `${place}.title`),
    target: readString(value.target ?? '', `${place}.target`),
    paragraphs: readStrings(value.paragraphs, `${place}.paragraphs`),
  }
}

function readDemo(value: Record<string, unknown>, place: string): SearchDemo {
  const { asset } = value
  if (asset !== undefined && asset !== null && !isRecord(asset)) throw fail(`${place}.asset`, 'an object', asset)
  const { asset: _, ...others } = value
  return {
    ...others,
    id: readString(value.id, `${place}.id`),
    routeId: readString(value.routeId, `${place}.routeId`),
    ...(asset ? { asset: readAsset(asset, `${place}.asset`) } : {}),
  }
}

function readAsset(value: Record<string, unknown>, place: string): DemoAsset {
  const { keywords } = value
  return {
    id: readString(value.id ?? '', `${place}.id`),
    title: readString(value.title ?? '', `${place}.title`),
    description: readString(value.description ?? '', `${place}.description`),
    keywords: typeof keywords === 'string' ? [keywords] : readStrings(keywords, `${place}.keywords`),
  }
}

function readNav(value: Record<string, unknown>, place: string): SearchNav {
  const { order = 0 } = value
  if (typeof order !== 'number') throw fail(`${place}.order`, 'a number', order)
  return {
    title: readString(value.title, `${place}.title`),
    links: readStrings(value.links, `${place}.links`),
    order,
  }
}

function readList<T>(value: unknown, place: string, read: (item: Record<string, unknown>, place: string) => T): T[] {
  if (!Array.isArray(value)) throw fail(place, 'a list', value)
  return value.map((item: unknown, index) => {
    if (!isRecord(item)) throw fail(`${place}[${index}]`, 'an object', item)
    return read(item, `${place}[${index}]`)
  })
}

function readStrings(value: unknown, place: string): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw fail(place, 'a list of strings', value)
  return value.map((item: unknown, index) => readString(item, `${place}[${index}]`))
}

function readString(value: unknown, place: string): string {
  if (typeof value !== 'string') throw fail(place, 'a string', value)
  return value
}

function fail(place: string, expected: string, value: unknown): TypeError {
  const found =
    typeof value === 'string' ? `"${value}"` : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value
  return new TypeError(`search worker: ${place} must be ${expected}, but is ${found}`)
}
