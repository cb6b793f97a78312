/** The packages that a demo may import, and that a project made from a demo depends on. */
export const DEMO_PACKAGES = ['@antv/g2plot', '@opd/g2plot-react', 'lodash', 'react', 'react-dom']

/** The packages among them whose modules a demo may import one by one, such as `lodash/debounce`. */
export const PACKAGES_WITH_SUBPATHS = ['lodash']
