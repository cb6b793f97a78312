import type * as english from './hints.en-US.ts'

export const hintTexts: Record<keyof typeof english.hintTexts, string> = {
  'hints.help': '按 Ctrl+Space 列出光标处的配置项。',
  'hints.list': '配置项和值',
  'hints.default': '默认值:',
  'hints.unknown': '{name} 不是 {owner} 的配置项。',
  'hints.suggestion': '是否应为 {name}?',
  'hints.replace': '替换为 {name}',
  'hints.line': '第 {line} 行',
  'hints.line.label': '转到第 {line} 行',
}
