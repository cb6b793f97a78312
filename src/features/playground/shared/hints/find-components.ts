import { MAX_HINTED } from '../code-limits.ts'
import { findProps } from '../options-code/find-props.ts'
import type { ObjectNode } from '../options-code/object-node.ts'
import type { OptionHints } from './option-hints.ts'
import { findPlot } from './scope.ts'

/** The components whose options the code uses: the chart, and the plots of a mix chart as far as they are known. */
export function findUsedComponents(source: string, { objects }: OptionHints): string[] {
  if (source.length > MAX_HINTED) return []
  const props = findProps(source)
  if ('reason' in props) return []
  const plotOptions = Object.values(objects).flatMap(({ options }) => options.filter(({ plots }) => plots))
  const found = new Set([props.component])
  const visit = (object: ObjectNode): void => {
    for (const option of plotOptions) found.add(findPlot(option, object) ?? props.component)
    for (const member of object.members) {
      const value = member.kind === 'property' ? member.value : undefined
      for (const item of value?.kind === 'array' ? value.items : [value])
        if (item?.kind === 'object') visit(item.object)
    }
  }
  if (plotOptions.length > 0) visit(props.object)
  return [...found]
}
