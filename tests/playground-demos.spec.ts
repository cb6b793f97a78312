import type { Page } from '@playwright/test'
import { demos, readDemoFiles, type Demo } from './content.ts'
import { takeTurns } from './fixtures/full.ts'
import { addSandbox, expectDrawn } from './fixtures/sandbox.ts'
import { expect, open, test } from './site.ts'

const getChart = ({ id, name }: Demo) => id.slice(0, -name.length - 1)
const charts = new Set([...demos.values()].map(getChart))

/** The demo after a visitor has added a comment, and after changing a number too. */
function createEdits(demo: Demo): string[] {
  const commented = `${demo.source}\n// edited\n`
  const changed = commented.replace(
    /(?<=\b(?:height|size|width|fontSize|radius)\b\S* )\d+/,
    (number) => `${+number + 1}`,
  )
  return changed === commented ? [commented] : [commented, changed]
}

async function edit(page: Page, demo: Demo, source: string): Promise<void> {
  const [main, ...parts] = readDemoFiles(demo)
  await expectDrawn(page, [{ name: main?.name ?? '', source }, ...parts], demo.id)
}

for (const chart of charts)
  test(`every demo in demos/${chart} can be edited`, async ({ page }) => {
    await open(page, '/licenses')
    await addSandbox(page)
    for (const demo of demos.values())
      if (getChart(demo) === chart)
        for (const source of takeTurns(createEdits(demo).toReversed(), 0)) await edit(page, demo, source)
  })

test('a number can be changed in nearly all demos', () => {
  const unchanged = [...demos.values()].filter((demo) => createEdits(demo).length === 1)
  expect(unchanged.length / demos.size).toBeLessThan(0.05)
})
