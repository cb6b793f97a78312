import { getIconPaths, type IconName } from '../../shared/icons.ts'

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: getIconPaths(name) }}
    />
  )
}
