import type { Feature } from '../../../core/node/feature.ts'

export const gallery: Feature = {
  name: 'gallery',
}
