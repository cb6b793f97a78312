import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// `npm run check` runs the tests next to the sources, which are fast. Tests of the whole project take longer.
export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Vitest leaves one core idle by default
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'fast', include: ['src/**/*.test.ts'] } },
      { extends: true, test: { name: 'slow', include: ['tests/unit/**/*.test.ts'] } },
    ],
  },
})
