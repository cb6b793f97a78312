import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readLicenses } from '../../src/features/licenses/node/read-licenses.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface Manifest {
  name: string
  version: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  /** By package, and for a package by its dependencies. */
  overrides?: Record<string, string | Record<string, string>>
}

interface LockedPackage extends Manifest {
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const readManifest = (folder: string) => read(path.join(folder, 'package.json')) as Manifest
const manifest = readManifest('.')
const lock = read('package-lock.json') as { lockfileVersion: number; packages: Record<string, LockedPackage> }
const isInstalled = (place: string) => existsSync(path.join(root, place, 'package.json'))
const packages = Object.entries(lock.packages).filter(([place]) => place !== '')

/**
 * Packages that may have an install script. `fsevents` is optional and for macOS only. Some registries mark it,
 * although it is precompiled.
 */
const ALLOWED_INSTALL_SCRIPTS = ['fsevents']

const isAllowed = (place: string): boolean =>
  ALLOWED_INSTALL_SCRIPTS.some((name) => place.endsWith(`node_modules/${name}`))

/** `npm:@types/react@18.3.9` installs a second version of a package under another name. */
const getVersion = (wanted: string) => wanted.replace(/^npm:.+@/, '')

const flatten = ([name, wanted]: [string, string | Record<string, string>]): [string, string][] =>
  typeof wanted === 'string' ? [[name, wanted]] : Object.entries(wanted)

test('every dependency has an exact version', () => {
  const { dependencies, devDependencies, overrides = {} } = manifest
  const versions = [dependencies, devDependencies, overrides].flatMap((list = {}) =>
    Object.entries(list).flatMap(flatten),
  )
  expect(versions.length).toBeGreaterThan(30)
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(getVersion(version)))).toEqual([])
})

test('the lockfile matches package.json', () => {
  const { name, version, dependencies, devDependencies } = manifest
  expect(lock.lockfileVersion).toBe(3)
  expect(lock.packages['']).toMatchObject({ name, version, dependencies, devDependencies })
  for (const [dependency, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(lock.packages[`node_modules/${dependency}`]?.version, dependency).toBe(getVersion(wanted))
})

test('the lockfile has a hash and no download address for every package', () => {
  expect(packages.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([place]) => place)).toEqual(
    [],
  )
  expect(
    packages.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([place]) => place),
  ).toEqual([])
})

test('the installed packages match the lockfile', () => {
  const differing = packages.filter(([place, { version, optional }]) =>
    isInstalled(place) ? readManifest(place).version !== version : !optional,
  )
  expect(differing.map(([place]) => place)).toEqual([])
})

test('no package has an install script, and npm runs none', () => {
  const marked = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)
  // not every registry marks them, so the installed packages are checked too
  const running = packages
    .map(([place]) => place)
    .filter((place) => {
      if (!isInstalled(place)) return false
      const { scripts = {} } = readManifest(place)
      return (
        ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) ||
        existsSync(path.join(root, place, 'binding.gyp'))
      )
    })
  expect([...marked, ...running].filter((place) => !isAllowed(place))).toEqual([])
  expect(packages.filter(([place, { optional }]) => isAllowed(place) && !optional)).toEqual([])
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true')
})

test('lists the licenses of the installed packages, and all of them are permissive', () => {
  const { licenses = [], problems } = readLicenses(root)
  expect(problems).toEqual([])
  expect(licenses.length).toBeGreaterThan(30)
  expect(licenses.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Inter', 'Lucide', 'react', '@antv/g2plot', '@opd/g2plot-react']),
  )
  expect(licenses.filter(({ license }) => !['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1'].includes(license))).toEqual([])
  expect(licenses.filter(({ text }) => text.length < 300)).toEqual([])
  expect(licenses.find(({ name }) => name === 'Lucide')?.version).toBe(manifest.dependencies?.['lucide-static'])
})
