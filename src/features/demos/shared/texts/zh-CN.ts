import type * as english from './en-US.ts'

export const cardTexts: Record<keyof typeof english.cardTexts, string> = {
  'demo.codeShow': '展开代码',
  'demo.codeHide': '收起代码',
  'demo.files': '此示例的文件',
}

export const liveTexts: Record<keyof typeof english.liveTexts, string> = {
  'demo.actions': '对此示例的操作',
  'demo.codesandbox': '在 CodeSandbox 中打开',
  'demo.stackblitz': '在 StackBlitz 中打开',
  'demo.codepen': '在 CodePen 中打开',
  'demo.codepen.not': '在 CodePen 中打开（未实现）',
  'demo.separate': '在独立页面中打开',
  'demo.sketch': '复制到 Sketch',
  'demo.sketch.done': '已复制为 SVG：可粘贴到 Sketch 或 Figma',
  'demo.png': '保存为 PNG',
  'demo.svg': '保存为 SVG',
  'demo.dataShow': '显示数据',
  'demo.dataHide': '隐藏数据',
  'demo.data': '{title} 的数据',
  'demo.csv': '复制为 CSV',
  'demo.csv.done': '已复制',
  'demo.rows': '{count} 行',
  'demo.failed': '此示例出错',
  'demo.failed.load': '此示例的代码未能加载',
  'demo.report': '复制报告',
  'demo.report.done': '已复制',
  'demo.unknown': '没有名为 {id} 的示例',
  'demo.unknown.hint': '示例列在各图表的页面上。',
  'demo.alternative': '{title}。{description} {summary}。',
}
