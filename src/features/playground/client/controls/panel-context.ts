import { createContext, use } from 'react'
import type { Control, ControlFile } from '../../shared/controls/control.ts'
import type { OptionValue } from '../../shared/options-code/print-value.ts'
import type { OptionState } from '../../shared/options-code/read-option.ts'

/** What the controls need from the panel. */
export interface Panel {
  columns: string[]
  /** The start of the ids of all elements. */
  id: string
  objects: ControlFile['objects']
  read: (path: string[]) => OptionState
  /** The default as source code, or as words. */
  getDefault: (path: string[], control: Control) => string | undefined
  /** The source code of an option. */
  getCode: (path: string[]) => string | undefined
  /** Sets an option. Undefined removes it. */
  change: (path: string[], value: OptionValue | undefined) => void
  isOpen: (path: string[]) => boolean
  setOpen: (path: string[], isOpen: boolean) => void
  /** The names of the files with the objects that are not loaded yet. */
  files: ControlFile['files']
  /** Adds the objects of loaded files. */
  merge: (files: ControlFile[]) => void
}

export const PanelContext = createContext<Panel | undefined>(undefined)

export function usePanel(): Panel {
  const panel = use(PanelContext)
  if (!panel) throw new Error('a control is not inside a panel')
  return panel
}
