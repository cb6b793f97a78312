import type { Feature } from '../../../core/node/feature.ts'

export const apiTables: Feature = {
  name: 'api-tables',
}
