/** The packages that a demo may import, and that a project made from a demo depends on. */
export const DEMO_PACKAGES = ['@antv/g2plot', '@opd/g2plot-react', 'lodash', 'react', 'react-dom']
