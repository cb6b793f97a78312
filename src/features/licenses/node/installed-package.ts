import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { usualText } from './usual-texts.ts'

export interface InstalledPackage {
  name: string
  version: string
  /** Its license by its short name, such as MIT. */
  license: string
  /** Undefined where the package has none and its license no usual one. */
  text?: string
  /** The package comes without a text; this is the usual one of its license. */
  isUsual: boolean
}

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().default('') })

/** What a package says of itself; undefined where none is installed. */
export function readInstalled(root: string, folder: string): InstalledPackage | undefined {
  const place = path.join(root, folder)
  const manifest = path.join(place, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { name, version, license } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const own = ownText(place)
  return { name, version, license, text: own || usualText(license, name), isUsual: own === '' }
}

/** The license first, then what must be named besides. */
function ownText(folder: string): string {
  const files = readdirSync(folder)
  const found = [/^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i, /^notice(?:\.(?:md|txt))?$/i].flatMap(
    (names) => files.find((file) => names.test(file)) ?? [],
  )
  return found
    .map((file) =>
      onlyItsOwn(readFileSync(path.join(folder, file), 'utf8'))
        .replaceAll('\r\n', '\n')
        .trim(),
    )
    .join('\n\n')
}

/** A tool that is bundled itself lists what it holds; of that, nothing is sent to visitors. */
const onlyItsOwn = (text: string): string => text.split(/^#+ Licenses of bundled dependencies$/im)[0] ?? ''
