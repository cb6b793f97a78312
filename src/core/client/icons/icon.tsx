import { headerIcons, icons, type IconName } from '../../shared/icons.ts'

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
