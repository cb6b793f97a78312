import { text } from '../../shared/texts/index.ts'
import { PREFERENCES, type Preference } from '../color/preference.ts'
import { choosePreference, usePreference } from '../color/store.ts'
import { Icon } from '../icons/icon.tsx'
import { useDisclosure } from './disclosure.ts'

const ICONS = { light: 'sun', dark: 'moon', auto: 'system' } as const

export function ColorSwitch() {
  const preference = usePreference()
  const { open, setOpen, containerProps } = useDisclosure()
  const choose = (next: Preference) => {
    choosePreference(next)
    setOpen(false)
    containerProps.ref.current?.querySelector('button')?.focus()
  }
  return (
    <div className="branch color-switch" {...containerProps}>
      <button
        type="button"
        className="icon-button"
        aria-expanded={open}
        aria-haspopup="menu"
        aria-label={text('color.label')}
        title={text('color.label')}
        onClick={() => setOpen(!open)}
      >
        {/* the stylesheet shows the icon of the current color, so it does not change at hydration */}
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
      {open && (
        <div className="popup popup-right" role="menu" aria-label={text('color.label')}>
          {PREFERENCES.map((option) => (
            <button
              key={option}
              data-item
              type="button"
              role="menuitemradio"
              aria-checked={option === preference}
              onClick={() => choose(option)}
            >
              <Icon name={ICONS[option]} />
              {text(`color.${option}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
