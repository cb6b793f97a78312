import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Tests next to the sources are fast, and `npm run check` runs them. Those of the whole project may take longer.
export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // left to itself the runner keeps one core free
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'fast', include: ['src/**/*.test.ts'] } },
      { extends: true, test: { name: 'slow', include: ['tests/unit/**/*.test.ts'] } },
    ],
  },
})
