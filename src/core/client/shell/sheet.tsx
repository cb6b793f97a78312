import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { text } from '../../shared/texts/index.ts'
import { Icon } from '../icons/icon.tsx'

/** The side menu on a phone: a modal sheet, so that Escape, focus and the page behind it are the browser's care. */
export function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // open before the menu looks for its current entry
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={text('sidebar')}
      onClose={onClose}
      onClick={({ target }) => {
        // the backdrop, or a link that leads away
        if (target === dialog.current || (target instanceof Element && target.closest('a'))) close()
      }}
    >
      <div className="sheet-body">
        <button type="button" className="icon-button sheet-close" aria-label={text('sidebar.close')} onClick={close}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
