import { kebabCase } from '../../core/shared/kebab-case.ts'
import type { Option } from './model.ts'

const SHARED = /^(g2plot\/Options|g2plot-react\/BaseChartProps|react\/\w+)\./

/** Declared once for all charts, not by one of them. */
export const isSharedOption = (option: Option | undefined): boolean => SHARED.test(option?.key ?? '')

/** `LineChart`, `legend` -> `g2plot/line/LineOptions.legend` */
export function getOwnDescriptionKey(component: string, option: string): string | undefined {
  const [, name] = /^(\w+)Chart$/.exec(component) ?? []
  return name && `g2plot/${kebabCase(name)}/${name}Options.${option}`
}
