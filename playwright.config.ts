import { defineConfig, devices } from '@playwright/test'

/** Set `TEST_PORT` to test several checkouts at the same time. */
const port = Number(process.env.TEST_PORT ?? 4173)

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // two cores: tests wait for timers and the network half of the time
  workers: 4,
  forbidOnly: true,
  // hundreds of tests share a busy machine in CI; `npm test` lists those that passed only when they were repeated
  retries: process.env.CI ? 1 : 0,
  // tests take seconds, but a busy machine must not make them fail
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    // saves a sixth of the processor time: tests share a browser context, which is reset between them
    reuseContext: true,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      // a headless shell has no processes of their own for frames, unlike the browsers of visitors
      args: [
        '--no-sandbox',
        '--site-per-process',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node tests/serve.mjs ${port}`,
    port,
    reuseExistingServer: false,
  },
})
