import type * as english from './en-US.ts'

export const optionTexts: Record<keyof typeof english.optionTexts, string> = {
  'api.name': '属性名',
  'api.description': '描述',
  'api.type': '类型',
  'api.default': '默认值',
  'api.required': '（必选）',
  'api.loading': '属性定义正在解析中，稍等片刻...',
  'api.loading.filter': '正在加载嵌套的选项…',
  'api.notFound': '未找到 {id} 组件的属性定义',
  'api.table': '{name} 的配置项',
  'api.properties': '{count} 个属性',
  'api.property': '1 个属性',
  'api.variant': '作为 {name}',
  'api.example': '1 个示例',
  'api.examples': '{count} 个示例',
  'api.try': '试一试',
  'api.tryOption': '在第一个示例中尝试 {name}',
  'api.usedIn': '用于 {examples}',
  'api.moreExamples': '在示例库中查看另外 {count} 个',
  'api.own': '该图表的配置项',
  'api.filter': '筛选配置项',
  'api.filter.hint': '名称、路径或描述',
  'api.filter.clear': '清除',
  'api.filter.count': '找到 {count} 个配置项',
  'api.filter.one': '找到 1 个配置项',
  'api.filter.none': '没有与“{query}”匹配的配置项。',
  'api.filter.suggestion': '您是不是要找 {name}？',
  'api.filter.advice': '请检查拼写，或使用更短的词。',
  'api.filter.texts': '在描述和类型中',
  'api.filter.more': '还有 {count} 个。输入更多字母或路径（例如 label.formatter）以缩小范围。',
}

export const sinceTexts: Record<keyof typeof english.sinceTexts, string> = {
  'api.since': '自 {release} 起',
  'api.since.title': '更早的版本会忽略此配置项。',
}
