import { createIcon } from '../../shared/icons.ts'

/** Icons from Lucide (lucide.dev, ISC license) that are only in prerendered HTML, so that no script contains them. */
const paths = {
  copy: '<rect width="14" height="14" x="8" y="8" rx="2" ry="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
  check: '<path d="M20 6 9 17l-5-5"/>',
} as const

export const contentIcon = (name: keyof typeof paths): string => createIcon(name, paths[name])
