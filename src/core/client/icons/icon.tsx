/** Icons in the header of every page. The browser reads their paths there, to keep them out of the scripts. */
const headerIcons = {
  sun: lucide('sun'),
  moon: lucide('moon'),
  system: lucide('monitor'),
  menu: lucide('panel-left'),
  search: lucide('search'),
  chevron: lucide('chevron-down'),
  // Lucide has no logos
  github:
    '<path d="M12 .5a11.5 11.5 0 0 0-3.64 22.41c.58.1.79-.25.79-.55v-2.1c-3.2.7-3.88-1.37-3.88-1.37-.52-1.33-1.28-1.69-1.28-1.69-1.05-.71.08-.7.08-.7 1.16.09 1.77 1.19 1.77 1.19 1.03 1.77 2.7 1.26 3.36.96.1-.75.4-1.26.73-1.55-2.55-.29-5.24-1.28-5.24-5.68 0-1.26.45-2.28 1.19-3.09-.12-.29-.52-1.46.11-3.05 0 0 .97-.31 3.17 1.18a11 11 0 0 1 5.77 0c2.2-1.49 3.17-1.18 3.17-1.18.63 1.59.23 2.76.11 3.05.74.81 1.19 1.83 1.19 3.09 0 4.41-2.69 5.38-5.26 5.67.42.36.78 1.06.78 2.14v3.17c0 .31.2.67.8.55A11.5 11.5 0 0 0 12 .5Z"/>',
}

/** Every page loads them, so there are no unused ones. */
const icons = {
  close: lucide('x'),
}

type IconName = keyof typeof headerIcons | keyof typeof icons

const paths: Partial<Record<IconName, string>> = import.meta.env.SSR ? { ...headerIcons, ...icons } : icons

const getPaths = (name: IconName): string => paths[name] ?? document.querySelector(`.icon-${name}`)?.innerHTML ?? ''

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: getPaths(name) }}
    />
  )
}
