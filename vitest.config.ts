import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { listFiles } from './src/core/node/files/source-files.ts'

const root = import.meta.dirname
const tests = [...listFiles(root, 'src', /\.test\.ts$/), ...listFiles(root, 'tests/unit', /\.test\.ts$/)]

const isFast = (file: string) => file.startsWith('src/') && !file.endsWith('.slow.test.ts')
const replaces = (file: string) =>
  /\bvi\.(?:mock|stubGlobal|useFakeTimers|spyOn)\(/.test(readFileSync(path.join(root, file), 'utf8'))

/** Tests share the modules that are loaded, which takes half the time, unless they replace modules, globals or timers. */
const createProjects = (name: string, files: string[]) =>
  [true, false].map((isolate) => ({
    extends: true as const,
    test: {
      name: isolate ? `${name}, isolated` : name,
      include: files.filter((file) => replaces(file) === isolate),
      isolate,
    },
  }))

// `npm run check` runs the fast tests: those next to the sources, except for files with names in `.slow.test.ts`.
export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Vitest leaves one core idle by default
    maxWorkers: availableParallelism(),
    projects: [
      ...createProjects('fast', tests.filter(isFast)),
      ...createProjects(
        'slow',
        tests.filter((file) => !isFast(file)),
      ),
    ],
  },
})
