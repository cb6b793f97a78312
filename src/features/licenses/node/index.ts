import type { Feature } from '../../../core/node/feature.ts'

export const licenses: Feature = {
  name: 'licenses',
}
