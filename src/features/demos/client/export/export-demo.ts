import { loadPart } from '../../../../core/client/loading/load-part.ts'
import type { DemoSource } from '../../shared/demo-files.ts'
import type { CardTheme } from '../live/demo-theme.ts'

export type ExportTarget = 'openInCodeSandbox' | 'openInStackBlitz' | 'openInCodePen' | 'downloadProject'

/** Opens code in an online editor, or saves it as a project. Rejects if the script for it cannot be loaded. */
export async function exportDemo(target: ExportTarget, demo: DemoSource, theme?: CardTheme): Promise<void> {
  const targets = await loadPart('part:src/features/demos/client/export/open-in.ts', () => import('./open-in.ts'))
  await targets[target](demo, theme)
}

/** Offers a file to the visitor as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
