import type { ContentTexts } from '../texts.ts'

export const contentTexts: ContentTexts = {
  'noscript': '请启用 JavaScript 以运行此应用。',
  'heading.anchor': '链接到 {title}',
  'code.group': '选项',
  'page.useWhen': '适用场景',
  'page.useInstead': '改用其他图表',
  'note.note': '说明',
  'note.tip': '提示',
  'note.warning': '注意',
  'changelog.breaking': '不兼容变更',
  'changelog.feature': '新增',
  'changelog.fix': '修复',
  'changelog.performance': '性能',
  'changelog.dependency': '依赖',
  'changelog.docs': '文档',
  'changelog.toolchain': '工具链：{count}',
  'changelog.charts.added': '新增图表',
  'changelog.charts.removed': '移除图表',
  'changelog.engine': '引擎',
  'changelog.react': 'React',
  'changelog.feed': '{name} 更新日志',
}
