import type * as english from './en-US.ts'

export const searchTexts: Record<keyof typeof english.searchTexts, string> = {
  'search.empty': '未找到相关内容',
  'search.results': '{count} 条结果',
  'search.result': '1 条结果',
  'search.list': '搜索结果',
  'search.recent': '最近搜索',
  'search.recent.clear': '清除',
  'search.hint': '图表、配置项和示例：饼图、connectNulls、xAxis.label',
  'search.close': '关闭搜索',
  'search.key.move': '选择',
  'search.key.open': '打开',
  'search.key.close': '关闭',
  'search.failed': '搜索加载失败。',
}
