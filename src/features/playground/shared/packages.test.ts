import { expect, test } from 'vitest'
import { createPackageModules, listFiles, type PackageList } from './packages.ts'

const list: PackageList = {
  files: [
    { address: '/assets/react-1.js', length: 1, imports: [] },
    { address: '/assets/engine-1.js', length: 1, imports: [0] },
    { address: '/assets/chart-line-1.js', length: 1, imports: [0, 1] },
    { address: '/assets/chart-pie-1.js', length: 1, imports: [0, 1] },
    { address: '/assets/runtime-1.js', length: 1, imports: [1, 0] },
  ],
  runtime: 4,
  packages: { charts: { LineChart: [2, 't'], PieChart: [3, 'n'] }, react: { useState: [4, 'react$useState'] } },
}

test('only the files of the used exports are loaded, each after those that it imports', () => {
  const files = listFiles(list, [{ name: 'charts', names: ['LineChart'] }])
  expect(files.map(({ address }) => address)).toEqual([
    '/assets/react-1.js',
    '/assets/engine-1.js',
    '/assets/runtime-1.js',
    '/assets/chart-line-1.js',
  ])
})

test('a package is a module that exports what is used by the names of the build', () => {
  const uses = [
    { name: 'charts', names: ['LineChart', 'PieChart'] },
    { name: 'react', names: ['useState'] },
  ]
  expect(createPackageModules(list, uses)).toEqual([
    {
      name: 'charts',
      code: 'export { t as LineChart } from "./chart-line-1.js"\nexport { n as PieChart } from "./chart-pie-1.js"\n',
    },
    { name: 'react', code: 'export { react$useState as useState } from "./runtime-1.js"\n' },
  ])
})
