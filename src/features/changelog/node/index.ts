import type { Feature } from '../../../core/node/feature.ts'

export const changelog: Feature = {
  name: 'changelog',
}
