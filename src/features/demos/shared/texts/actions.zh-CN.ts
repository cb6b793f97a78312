import type * as english from './actions.en-US.ts'

export const actionTexts: Record<keyof typeof english.actionTexts, string> = {
  'demo.actions': '对此示例的操作',
  'demo.codesandbox': '在 CodeSandbox 中打开',
  'demo.stackblitz': '在 StackBlitz 中打开',
  'demo.codepen': '在 CodePen 中打开',
  'demo.codepen.not': '在 CodePen 中打开（未实现）',
  'demo.theme': '图表主题',
  'demo.theme.site': '本站主题',
  'demo.theme.library': '库默认主题',
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
}
