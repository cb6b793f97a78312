import type { Feature } from '../../../core/node/feature.ts'

export const search: Feature = {
  name: 'search',
}
