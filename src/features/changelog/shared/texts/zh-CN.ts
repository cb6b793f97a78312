import type * as english from './en-US.ts'

export const changelogTexts: Record<keyof typeof english.changelogTexts, string> = {
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
  'changelog.any': '任意版本',
  'changelog.feed': '{name} 更新日志',
}
