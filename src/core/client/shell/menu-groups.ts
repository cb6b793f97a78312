import { menu } from 'virtual:site'
import type { MenuGroup } from '../../shared/site.ts'

/** The groups of the side menu. Every document has them on it, so that no script grows with the number of pages. */
export const menuGroups: MenuGroup[] = import.meta.env.SSR ? menu : harvest()

function harvest(): MenuGroup[] {
  return [...document.querySelectorAll('.side section')].map((section) => ({
    title: section.querySelector('h2')?.textContent ?? '',
    items: [...section.querySelectorAll(':scope > ul > li > a')].map((link) => ({
      title: link.textContent ?? '',
      link: link.getAttribute('href') ?? '',
    })),
  }))
}
