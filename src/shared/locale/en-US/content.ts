import type { ContentTexts } from '../texts.ts'

export const contentTexts: ContentTexts = {
  'noscript': 'Enable JavaScript to run this app.',
  'heading.anchor': 'Link to {title}',
  'code.group': 'Variant',
  'page.useWhen': 'Use it when',
  'page.useInstead': 'Use instead',
  'note.note': 'Note',
  'note.tip': 'Tip',
  'note.warning': 'Careful',
  'changelog.breaking': 'Breaking',
  'changelog.feature': 'New',
  'changelog.fix': 'Fixed',
  'changelog.performance': 'Faster',
  'changelog.dependency': 'Dependencies',
  'changelog.docs': 'Documentation',
  'changelog.toolchain': 'Tool chain: {count}',
  'changelog.charts.added': 'Charts added',
  'changelog.charts.removed': 'Charts removed',
  'changelog.engine': 'Engine',
  'changelog.react': 'React',
  'changelog.feed': 'Changelog of {name}',
}
