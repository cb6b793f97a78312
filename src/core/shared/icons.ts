/** Icons from Lucide (lucide.dev, ISC license). Every page loads them, so there are no unused ones. */
const paths = {
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4"/>',
  moon: '<path d="M21 12.5A9 9 0 1 1 11.5 3c.4 0 .6.5.4.8a6 6 0 0 0 8.3 8.3c.3-.2.8 0 .8.4"/>',
  system: '<rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8m-4-4v4"/>',
  menu: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M9 3v18"/>',
  close: '<path d="M18 6 6 18M6 6l12 12"/>',
  search: '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  right: '<path d="M5 12h14M12 5l7 7-7 7"/>',
  edit: '<path d="M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5zM15 5l4 4"/>',
  retry: '<path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5"/>',
} as const

export type IconName = keyof typeof paths

export const getIconPaths = (name: IconName): string => paths[name]

/** For icons that are only in prerendered HTML, so that no script contains them. */
export const createIcon = (name: string, content: string): string =>
  `<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`
