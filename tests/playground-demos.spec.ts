import type { Page } from '@playwright/test'
import { demos, readDemoFiles, type Demo } from './content.ts'
import { takeTurns } from './fixtures/full.ts'
import { addSandbox, expectDrawn } from './fixtures/sandbox.ts'
import { expect, open, test } from './site.ts'

const charts = [...new Set([...demos.values()].map(({ chart }) => chart))]
const demosOfChart = (name: string) => [...demos.values()].filter(({ chart }) => chart === name)

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

/** The frame and its engine are the same for all, so charts share a page. */
const GROUPS = 4

for (let group = 0; group < GROUPS; group += 1) {
  const inGroup = charts.filter((_, index) => index % GROUPS === group)
  test(`demos can be edited: ${inGroup.join(', ')}`, async ({ page }) => {
    await open(page, '/licenses')
    await addSandbox(page)
    for (const [index, chart] of inGroup.entries())
      for (const demo of takeTurns(demosOfChart(chart), index))
        for (const source of takeTurns(createEdits(demo).toReversed(), 0)) await edit(page, demo, source)
  })
}

test('a number can be changed in nearly all demos', () => {
  const unchanged = [...demos.values()].filter((demo) => createEdits(demo).length === 1)
  expect(unchanged.length / demos.size).toBeLessThan(0.05)
})
