import type { Translation } from '../../../../core/shared/texts/text-reader.ts'
import type { boxText } from './box.ts'
import type { searchText } from './index.ts'
import type { notFoundText } from './not-found.ts'

export const chinese: Translation<typeof searchText | typeof boxText | typeof notFoundText> = {
  'search.empty': '未找到相关内容',
  'search.results': '{count} 条结果',
  'search.result': '1 条结果',
  'search.corrected': '没有找到“{keywords}”的结果，显示“{corrected}”的结果。',
  'search.best': '最佳匹配',
  'search.kinds': '结果类型',
  'search.kind.all': '全部',
  'search.kind.chart': '图表',
  'search.kind.demo': '示例',
  'search.kind.option': '配置项',
  'search.kind.guide': '指南与方案',
  'search.kind.changelog': '更新日志',
  'search.list': '搜索结果',
  'search.recent': '最近搜索',
  'search.recent.clear': '清除',
  'search.hint': '图表、配置项和示例：饼图、connectNulls、xAxis.label',
  'search.close': '关闭搜索',
  'search.key.move': '选择',
  'search.key.open': '打开',
  'search.key.close': '关闭',
  'search.failed': '搜索加载失败。',
  'search.placeholder': '输入关键字搜索...',
  'search.label': '搜索',
  'search.words': '搜索“{words}”',
}
