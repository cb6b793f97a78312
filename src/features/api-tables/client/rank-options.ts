/** An option that can be found by its name and its text. */
export interface Searchable {
  /** As in code: `xAxis.label.formatter`. */
  path: string
  /** Its description and type in lowercase. */
  text: string
}

export interface Matches<Option> {
  /** Options whose name matches, best first. */
  names: Option[]
  /** Other options whose description or type matches. */
  texts: Option[]
}

/** `xAxis.label` and `xaxis label` are the same query. */
export const splitQuery = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

/** Finds the options that contain all words: exact names first, then names that start with the words, then others. */
export function rankOptions<Option extends Searchable>(options: Option[], words: string[]): Matches<Option> {
  const names: { option: Option; rank: number; depth: number }[] = []
  const texts = new Map<string, Option>()
  for (const option of options) {
    const path = option.path.toLowerCase()
    const dot = path.lastIndexOf('.')
    if (containsAll(path, words)) {
      // options inside a match are left out, because their paths contain the words too
      if (dot === -1 || !containsAll(path.slice(0, dot), words))
        names.push({ option, rank: rankPath(path, words), depth: getDepth(path) })
    } else if (containsAll(option.text, words)) {
      // an object that is used in several places is listed once, where it is least deep
      const key = `${path.slice(dot + 1)} ${option.text}`
      const known = texts.get(key)
      if (!known || getDepth(path) < getDepth(known.path)) texts.set(key, option)
    }
  }
  return {
    names: names.toSorted((a, b) => a.rank - b.rank || a.depth - b.depth).map(({ option }) => option),
    texts: [...texts.values()].toSorted((a, b) => getDepth(a.path) - getDepth(b.path)),
  }
}

const containsAll = (text: string, words: string[]): boolean => words.every((word) => text.includes(word))

const getDepth = (path: string): number => path.split('.').length

/** 0: the path ends with exactly these words, 1: its last name starts with them, 2: contains them otherwise. */
function rankPath(path: string, words: string[]): number {
  const query = `.${words.join('.')}`
  const full = `.${path}`
  if (full.endsWith(query)) return 0
  const index = full.lastIndexOf(query)
  return index !== -1 && !full.includes('.', index + query.length) ? 1 : 2
}
