import type * as english from './en-US.ts'

export const optionTexts: Record<keyof typeof english.optionTexts, string> = {
  'api.name': '属性名',
  'api.description': '描述',
  'api.type': '类型',
  'api.default': '默认值',
  'api.required': '（必选）',
  'api.loading': '属性定义正在解析中，稍等片刻...',
  'api.notFound': '未找到 {id} 组件的属性定义',
  'api.table': '{name} 的配置项',
  'api.properties': '{count} 个属性',
  'api.property': '1 个属性',
  'api.variant': '作为 {name}',
  'api.own': '该图表的配置项',
  'api.filter': '筛选配置项',
  'api.filter.hint': '名称或路径，例如 label.formatter',
  'api.filter.count': '找到 {count} 个配置项',
  'api.filter.one': '找到 1 个配置项',
  'api.filter.none': '没有该名称的配置项',
  'api.more': '还有 {count} 个',
}
