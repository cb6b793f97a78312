import type { Mistake } from '../mistake.ts'
import { changelogMistakes } from './changelog.ts'
import { chartMistakes } from './charts.ts'
import { demoMistakes } from './demos.ts'
import { fileMistakes } from './files.ts'
import { frontmatterMistakes } from './frontmatter.ts'
import { linkMistakes } from './links.ts'
import { markdownMistakes } from './markdown.ts'
import { optionMistakes } from './options.ts'

const groups: Record<string, Mistake[]> = {
  files: fileMistakes,
  frontmatter: frontmatterMistakes,
  Markdown: markdownMistakes,
  links: linkMistakes,
  charts: chartMistakes,
  demos: demoMistakes,
  options: optionMistakes,
  changelog: changelogMistakes,
}

/** Every kind of mistake that the build knows, by what it is made in. */
export const allMistakes: Mistake[] = Object.entries(groups).flatMap(([name, mistakes]) =>
  mistakes.map((mistake) => ({ ...mistake, kind: `${name}: ${mistake.kind}` })),
)
