import type * as english from './en-US.ts'

export const cardTexts: Record<keyof typeof english.cardTexts, string> = {
  'demo.codeShow': '展开代码',
  'demo.codeHide': '收起代码',
  'demo.codeFile': '此示例的代码',
  'demo.codeFile.title': '示例代码：{folder}',
  'demo.files': '此示例的文件',
  'demo.note.site': '图表使用本站主题绘制，此代码不包含该主题。',
  'demo.note.library': '图表仅由此代码绘制，使用库的默认主题。',
  'demo.note.link': '主题与深色模式',
  'showcase.label': '同一份数据，多种图表',
  'showcase.variants': '图表',
  'showcase.modes': '颜色模式',
  'showcase.light': '浅色',
  'showcase.dark': '深色',
  'showcase.theme': '颜色来自 chart-theme.ts，将该文件复制到你的应用中即可。',
  'theme.download': '下载 {name}',
  'theme.size': '压缩后 {size} KB（gzip）',
  'theme.side.library': '库默认主题',
  'theme.side.site': '使用本主题',
  'theme.side.light': '使用本主题，浅色模式',
  'theme.side.dark': '使用本主题，深色模式',
}

export const liveTexts: Record<keyof typeof english.liveTexts, string> = {
  'demo.failed': '此示例出错',
  'demo.failed.load': '此示例的代码未能加载',
  'demo.loading': '正在加载图表引擎…',
  'demo.loading.code': '正在加载代码…',
  'demo.report': '复制报告',
  'demo.report.done': '已复制',
  'demo.rows.one': '1 行',
  'demo.rows.other': '{count} 行',
  'demo.range': '从 {from} 到 {to}',
  'demo.alternative': '{title}。{description} {summary}。',
}
