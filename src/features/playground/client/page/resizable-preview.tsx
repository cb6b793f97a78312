import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Select } from '../../../../core/client/controls/select.tsx'
import { editorText } from '../../shared/texts/index.ts'

/** Widths in pixels by name. */
const PRESETS = { phone: 350, card: 520, wide: 960 }

const MIN_WIDTH = 160
const KEY_STEP = 10

/** Shows the chart as wide as the visitor wants: by preset, by dragging its edge, or with the arrow keys. */
export function ResizablePreview({ children }: { children: ReactNode }) {
  // undefined is the full width
  const [width, setWidth] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const readWidth = () => box.current?.getBoundingClientRect().width ?? MIN_WIDTH
  const resize = (next: number) => setWidth(Math.max(MIN_WIDTH, Math.round(next)))

  const startDrag = (start: PointerEvent<HTMLElement>) => {
    const before = readWidth()
    const handle = start.currentTarget
    // otherwise the frame would get the events
    handle.setPointerCapture(start.pointerId)
    // the chart is centered, so that its edge moves half as far as its width changes
    const move = ({ clientX }: globalThis.PointerEvent) => resize(before + (clientX - start.clientX) * 2)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true })
  }
  const moveWithKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    resize(readWidth() + step)
  }
  const preset = Object.entries(PRESETS).find(([, value]) => value === width)?.[0]
  const value = width === undefined ? 'full' : (preset ?? 'custom')
  return (
    <div className="resizable">
      <SelectField
        label={editorText('playground.width')}
        value={value}
        options={{
          full: editorText('playground.width.full'),
          ...Object.fromEntries(
            Object.entries(PRESETS).map(([name, pixels]) => [
              name,
              editorText(`playground.width.${name as keyof typeof PRESETS}`, { pixels }),
            ]),
          ),
          ...(value === 'custom' && { custom: editorText('playground.width.custom', { pixels: width ?? 0 }) }),
        }}
        onChange={(name) => setWidth(name in PRESETS ? PRESETS[name as keyof typeof PRESETS] : undefined)}
      />
      <div className="resizable-scroll">
        <div ref={box} className="resizable-box" style={{ width: width ?? '100%' }}>
          {children}
          <div
            className="resizable-handle"
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={editorText('playground.resize')}
            aria-valuenow={width ?? 0}
            aria-valuetext={width === undefined ? editorText('playground.width.full') : `${width} px`}
            onPointerDown={startDrag}
            onKeyDown={moveWithKey}
          />
        </div>
      </div>
    </div>
  )
}

interface SelectProps {
  label: string
  value: string
  options: Record<string, string>
  onChange: (value: string) => void
}

export function SelectField({ label, value, options, onChange }: SelectProps) {
  return (
    <label className="playground-field">
      <span>{label}</span>
      <Select value={value} onChange={onChange}>
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}
