import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    testTimeout: 60_000,
    // nothing else runs meanwhile; left to itself the runner keeps one core free
    maxWorkers: availableParallelism(),
  },
})
