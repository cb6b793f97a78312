/** A published package whose versions are compared. */
export interface ComparedPackage {
  name: string
  /** The folders with its types and its code. */
  folders: string[]
  code: string
  /** Matches the keys of the options that it declares. */
  own: RegExp
}

export const ENGINE: ComparedPackage = { name: '@antv/g2plot', folders: ['lib'], code: 'lib', own: /^g2plot\// }

export const WRAPPER: ComparedPackage = {
  name: '@opd/g2plot-react',
  folders: ['es', 'lib'],
  code: 'es',
  own: /^g2plot-react\//,
}
