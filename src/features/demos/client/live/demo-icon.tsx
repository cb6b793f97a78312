/** Icons that only demos use. */
const icons = {
  right: lucide('arrow-right'),
  edit: lucide('pencil'),
  table: lucide('table-2'),
  image: lucide('image-down'),
  vector: lucide('file-down'),
  design: lucide('pen-tool'),
  box: lucide('box'),
  zap: lucide('zap'),
  external: lucide('external-link'),
  download: lucide('download'),
  report: lucide('clipboard-copy'),
  retry: lucide('rotate-cw'),
  copy: lucide('copy'),
  more: lucide('ellipsis'),
  check: lucide('check'),
  theme: lucide('contrast'),
  // the logo of CodePen
  pen: '<path d="m12 2 10 6.5v7L12 22 2 15.5v-7z"/><path d="M12 22v-6.5M22 8.5l-10 7-10-7M2 15.5l10-7 10 7M12 2v6.5"/>',
}

export type DemoIconName = keyof typeof icons

export function DemoIcon({ name }: { name: DemoIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[name] }} />
  )
}
