import { iconMarkup } from '../../shared/icons.ts'

/** Drawings from Lucide (lucide.dev, ISC license) that stand in the HTML of articles alone. */
const drawings = {
  hash: '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  code: '<path d="m18 16 4-4-4-4"/><path d="m6 8-4 4 4 4"/><path d="m14.5 4-5 16"/>',
} as const

export const contentIcon = (name: keyof typeof drawings): string => iconMarkup(name, drawings[name])
