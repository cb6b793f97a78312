import type * as english from './en-US.ts'

export const machineTexts: Record<keyof typeof english.machineTexts, string> = {
  'copyPage.copy': '复制页面',
  'copyPage.view': '查看 Markdown',
  'machine.demo': '打开示例',
  'machine.page': '页面',
  'machine.component': '组件：{component}，来自 {package}。',
  'machine.version': '文档对应版本：{version}。安装：{install}',
  'machine.docs': '文档',
  'machine.charts': '图表：{group}',
  'machine.full': '完整文本',
  'machine.full.shared': '{pages}的文本，合为一个文件。约 {tokens} 个 token。',
  'machine.full.chart': '{title}及其全部选项，包括共享对象中的选项。约 {tokens} 个 token。',
  'machine.data': '数据',
  'machine.api': '组件和选项及其类型、默认值和说明，JSON 格式。',
  'machine.schema': '该文件和各图表文件的 JSON Schema。',
  'machine.optional': '可选',
  'machine.file': '文件',
  'machine.content': '内容',
  'machine.size': '大小',
  'machine.tokens': '约 {tokens} 个 token',
  'machine.list': '所有页面及其简介',
}
