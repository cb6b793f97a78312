import { getPageFileName } from '../../../core/shared/routes.ts'

/** The address of the Markdown version of a page: `/guide` -> `/guide.md`, `/` -> `/index.md`. */
export const getMarkdownAddress = (route: string): string => `/${getPageFileName(route)}.md`

/** The list of all files for language models, and the texts that most questions need. */
export const LLMS = '/llms.txt'
export const LLMS_FULL = '/llms-full.txt'

/** The page of a component with all its options: `/api/line` -> `/llms/line.txt`. */
export const getFullAddress = (route: string): string => `/llms${route.slice(route.lastIndexOf('/'))}.txt`

/** The options of the library, and the schema of the files with them. */
export const API = '/api.json'
export const API_SCHEMA = '/api.schema.json'

/** The options of one component: `/api/line` -> `/api/line.json`. */
export const getApiAddress = (route: string): string => `${route}.json`

/** Language models split English text and code into tokens of about four characters. */
const CHARACTERS_PER_TOKEN = 4

export const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

/** Rounded to hundreds, because it is an estimate: `29,500`. */
export const formatTokens = (count: number): string =>
  new Intl.NumberFormat('en').format(Math.max(100, Math.round(count / 100) * 100))
