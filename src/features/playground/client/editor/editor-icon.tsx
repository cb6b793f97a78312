/** Icons that only the editor uses. */
const icons = {
  undo: lucide('undo-2'),
  redo: lucide('redo-2'),
  options: lucide('sliders-horizontal'),
  data: lucide('table'),
  link: lucide('link'),
  close: lucide('x'),
  expand: lucide('maximize-2'),
  stop: lucide('square'),
  restart: lucide('rotate-cw'),
}

export function EditorIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[name] }} />
  )
}

interface IconButtonProps {
  icon: keyof typeof icons
  label: string
  disabled?: boolean
  onClick: () => void
}

export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <button type="button" className="icon-button button-small" aria-label={label} title={label} {...props}>
      <EditorIcon name={icon} />
    </button>
  )
}
