import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { projectRoot } from '../../core/node/files/project-root.ts'
import { bundleProbe, EFFECTS_FILE, listEngineVersions, type OptionEffects } from './option-effects.ts'

/** Draws every demo with and without each shared option, and writes which of them have no effect. */
export async function measureEffects(
  browserPath: string,
  components: string[],
  log: (line: string) => void,
): Promise<void> {
  const script = await bundleProbe()
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  const withoutEffect: OptionEffects['withoutEffect'] = {}
  try {
    for (const component of components) {
      withoutEffect[component] = await measureChart(browser, script, component)
      log(`${component}: no effect of ${withoutEffect[component].join(', ')}`)
    }
  } finally {
    await browser.close()
  }
  const effects: OptionEffects = { measuredWith: listEngineVersions(), withoutEffect }
  await writeFile(path.join(projectRoot, EFFECTS_FILE), `${JSON.stringify(effects, null, 2)}\n`)
}

export async function measureChart(
  browser: Pick<Browser, 'newPage'>,
  script: string,
  component: string,
): Promise<string[]> {
  const page = await browser.newPage()
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'findOptionsWithoutEffect' in window)
  const found = await page.evaluate(
    (name) =>
      (window as unknown as { findOptionsWithoutEffect: (name: string) => Promise<string[]> }).findOptionsWithoutEffect(
        name,
      ),
    component,
  )
  await page.close()
  return found
}
