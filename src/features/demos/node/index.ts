import type { Feature } from '../../../core/node/feature.ts'

export const demos: Feature = {
  name: 'demos',
}
