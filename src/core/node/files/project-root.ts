import path from 'node:path'

/** The folder of this repository with its packages and code. The content can be in another folder. */
export const projectRoot = path.resolve(import.meta.dirname, '../../../..')
