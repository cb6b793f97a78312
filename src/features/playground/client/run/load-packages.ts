import { readDocumentData } from '../../../../core/client/loading/pages.ts'
import { loadJson } from '../../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import type { FileText } from '../../shared/messages.ts'
import { getFileSpecifier, type PackageFile, type PackageList } from '../../shared/packages.ts'
import { loadOnce } from '../../../../core/client/loading/load-once.ts'

const isPackageList = (value: unknown): value is PackageList =>
  isRecord(value) && Array.isArray(value.files) && isRecord(value.packages)

/** A truncated script could be valid, and some hosts respond with a page instead of a 404. */
const hasLength =
  (length: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length === length

/** Loads the list of the packages that code can import. */
export function loadPackageList(): Promise<PackageList> {
  const address = String(readDocumentData().packages)
  return loadOnce(address, () => loadJson(address, isPackageList))
}

/** Loads built files as text. They are in the cache of the browser if the page has drawn a chart. */
export function loadFiles({ files }: PackageList, wanted: PackageFile[]): Promise<FileText[]> {
  return Promise.all(
    wanted.map(async ({ address, length, imports }) => ({
      specifier: getFileSpecifier(address),
      code: await loadOnce(address, () =>
        loadJson(address, hasLength(length), undefined, (response) => response.text()),
      ),
      imports: imports.flatMap((index) => {
        const file = files[index]
        return file ? getFileSpecifier(file.address) : []
      }),
    })),
  )
}

/** Loads the font of the site, which the frame may not fetch. The frame also works without it. */
export async function loadFont(): Promise<ArrayBuffer | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]')
  if (!link) return undefined
  const response = await fetch(link.href).catch(() => undefined)
  return response?.ok ? response.arrayBuffer() : undefined
}
