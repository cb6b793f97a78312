import type { ReadFile } from '../../../core/node/model/page-file.ts'
import { listUnparsedDemos } from './demo-directives.ts'
import { getChart, type Demo } from './read-demos.ts'

/** The addresses where demos are shown, in the order of the pages. The page of a demo's chart comes first. */
export function findPlaces(files: ReadFile[], demos: Map<string, Demo>): Map<string, string> {
  const places = new Map<string, string>()
  for (const { file, matter } of files) {
    const address = file.tab ? `${file.route}?tab=${file.tab}` : file.route
    for (const id of listUnparsedDemos(matter.body)) {
      const demo = demos.get(id)
      if (!demo || (places.has(id) && !file.route.endsWith(`/${getChart(demo)}`))) continue
      places.set(id, `${address}#demo-${id}`)
    }
  }
  return places
}
