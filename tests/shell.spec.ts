import { homeDemo } from './content.ts'
import { findViolations } from './fixtures/axe.ts'
import { useSystemFont } from './fixtures/system-font.ts'
import { expect, open, readClipboard, test, toast } from './site.ts'

test('the first Tab focuses the skip link, which leads to the content', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test('the navigation menu works with the keyboard', async ({ page }) => {
  await open(page, '/guide')
  const button = page.getByRole('button', { name: 'API: more pages' })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Overview' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator('.popup').getByRole('link', { name: 'Combination and text' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Shared options' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#axes')).toBeVisible()
})

test('a menu opened on hover stays open on the first click and closes on the second', async ({ page }) => {
  await open(page, '/guide')
  const button = page.getByRole('button', { name: 'API: more pages' })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('both levels of the navigation mark the current page', async ({ page }) => {
  await open(page, '/api/sankey')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'API: more pages' }).click()
  await expect(main.getByRole('link', { name: 'Relation and flow' })).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('link', { name: 'Trend' })).not.toHaveAttribute('aria-current')
})

test('the sidebar shows the current page, and its sections where no other list does', async ({ page }) => {
  await open(page, '/api/word-cloud')
  const menu = page.getByRole('navigation', { name: 'Pages' })
  const current = menu.getByRole('link', { name: 'Word cloud' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(current).toBeInViewport()
  await expect(menu.getByRole('link', { name: 'Usage' })).toBeHidden()
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(menu.getByRole('link', { name: 'Usage' })).toBeVisible()
})

test('the table of contents marks the current section', async ({ page }) => {
  await open(page, '/guide')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.locator('#render').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.getElementById('render')?.scrollIntoView())
  await expect(contents.getByRole('link', { name: 'Render', exact: true })).toHaveAttribute('aria-current', 'location')
})

test('everything in the header is inside the window at every width, also in a wide font', async ({ page }) => {
  await useSystemFont(page)
  for (const address of ['/', '/guide']) {
    await open(page, address)
    for (const width of [360, 700, 790, 820, 900, 940, 1024, 1100, 1180, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const controls = page.getByRole('banner').locator('a, button, input').filter({ visible: true })
      const edges = await controls.evaluateAll((list) => list.map((element) => element.getBoundingClientRect().right))
      expect(Math.max(...edges), `${address} at ${width} px`).toBeLessThanOrEqual(width - 10)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: width >= 790 })
    }
  }
})

test('the header is the same on every page, at every width', async ({ page }) => {
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    const headers = []
    for (const address of ['/', '/guide', '/api/line', '/examples', '/start', '/playground']) {
      await page.goto(address)
      const controls = page.getByRole('banner').locator('a, button, input').filter({ visible: true })
      const boxes = await controls.evaluateAll((list) =>
        list.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return [element.textContent, left, right, top, bottom].join(' ')
        }),
      )
      headers.push({ address, boxes })
    }
    const [first] = headers
    for (const { address, boxes } of headers) expect(boxes, `${address} at ${width} px`).toEqual(first?.boxes)
  }
})

test('next to a page, the Sidebar button hides the side menu and shows it again', async ({ page }) => {
  await open(page, '/guide')
  const button = page.getByRole('button', { name: 'Sidebar' })
  const menu = page.getByRole('navigation', { name: 'Pages' })
  await button.click()
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
})

test('on a phone the Sidebar button opens the sidebar, and Escape or a link closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/guide')
  const button = page.getByRole('button', { name: 'Sidebar' })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Sidebar' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await sheet.getByRole('link', { name: 'Treemap' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treemap')
  await expect(sheet).toHaveCount(0)
})

test('on a phone the sidebar opens at the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/api/word-cloud')
  await page.getByRole('button', { name: 'Sidebar' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Word cloud' })).toBeInViewport()
})

test('on a phone the table of contents is collapsed below the title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/guide')
  await page.getByText('On this page').first().click()
  await page.locator('.folded-contents').getByRole('link', { name: 'Update config' }).click()
  await expect(page.locator('#update-config')).toBeInViewport()
  await expect(page.locator('.folded-contents')).not.toHaveAttribute('open')
})

test('on a phone tables fit the screen, and names in them are not broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/recipes')
  const tables = page.locator('.table')
  expect(await tables.count()).toBeGreaterThan(0)
  const problems = await tables.evaluateAll((elements) => [
    ...elements.filter((table) => table.scrollWidth > table.clientWidth + 1).map((table) => table.ariaLabel),
    ...elements
      .flatMap((table) => [...table.querySelectorAll('td code')])
      .filter((code) => /^\w+$/.test(code.textContent) && code.getClientRects().length > 1)
      .map((code) => code.textContent),
  ])
  expect(problems).toEqual([])
})

test('the footer has the last update, the edit link and the previous and next page', async ({ page }) => {
  await open(page, '/api/line')
  const footer = page.locator('.footer')
  await expect(footer).toContainText(/Last updated: \w+ \d+, \d{4}/)
  await expect(footer.getByRole('link', { name: 'Improve this documentation' })).toHaveAttribute(
    'href',
    /\/content\/api\/line\.md$/,
  )
  await expect(footer.getByRole('link', { name: 'PREV API' })).toHaveAttribute('href', '/api')
  await footer.getByRole('link', { name: 'NEXT Area' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area')
})

test('the whole code is copied, and a message next to the button confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const demo = page.locator(`#demo-${homeDemo.id}`)
  await demo.getByText('Show Code').click()
  const button = demo.locator('.code').getByRole('button', { name: 'Copy code' })
  await button.click()
  await expect(toast(page)).toHaveText('Copied')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await readClipboard(page)
  expect(copied).toBe(homeDemo.source.trimEnd())
})

test('a message is next to its button, inside the window, below the header and in front, and moves nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/guide')
  const button = page.locator('.code').getByRole('button', { name: 'Copy code' }).first()
  for (const place of ['start', 'center', 'end'] as const) {
    await button.evaluate((element, block) => {
      element.scrollIntoView({ block })
      // as close to the edge as a visitor can scroll it
      if (block === 'start') scrollBy(0, 70)
    }, place)
    const read = () =>
      button.evaluate((element) => [element.getBoundingClientRect().top, document.documentElement.scrollHeight])
    const before = await read()
    const shown = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('toggle', ({ target }) => resolve((target as Element).textContent), {
            capture: true,
            once: true,
          })
        }),
    )
    await button.evaluate((element: HTMLElement) => element.click())
    await shown
    await expect(toast(page)).toHaveText('Copied')
    const { message, top, origin, isInFront } = await toast(page).evaluate(
      (element, from) => {
        const box = element.getBoundingClientRect()
        // the pointer goes through it
        element.style.pointerEvents = 'auto'
        const isShownInFront = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === element
        element.style.pointerEvents = ''
        const headerEnd = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
        return { message: box, top: headerEnd, origin: from?.getBoundingClientRect(), isInFront: isShownInFront }
      },
      await button.elementHandle(),
    )
    expect(isInFront).toBe(true)
    expect(message.left).toBeGreaterThanOrEqual(8)
    expect(message.right).toBeLessThanOrEqual(390 - 8)
    expect(message.top).toBeGreaterThan(top)
    expect(message.bottom).toBeLessThanOrEqual(700 - 8)
    const distance = Math.max((origin?.top ?? 0) - message.bottom, message.top - (origin?.bottom ?? 0))
    expect(distance, place).toBeLessThan(60)
    expect(await read()).toEqual(before)
  }
})

test('when the clipboard is denied, a prompt shows the text to copy', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  )
  await open(page, '/guide')
  const shown = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Copy code' }).first().click()
  const dialog = await shown
  expect(dialog.message()).toMatch(/^Copy to clipboard: (Ctrl|⌘)\+C, Enter$/)
  expect(dialog.defaultValue()).toBe('npm install @opd/g2plot-react @antv/g2plot lodash')
  await dialog.dismiss()
  await pressed
})

test('a code group shows, copies and remembers the selected variant', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/guide')
  const group = page.locator('.code-group').first()
  await group.locator('.code-group-bar').getByText('pnpm').click()
  await expect(group.getByText('pnpm add @opd/g2plot-react')).toBeVisible()
  await expect(group.getByText('npm install')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(group.getByText('yarn add @opd/g2plot-react')).toBeVisible()
  await group.getByRole('button', { name: 'Copy code' }).click()
  expect(await readClipboard(page)).toBe('yarn add @opd/g2plot-react @antv/g2plot lodash')
  await page.reload()
  await open(page, '/')
  await expect(page.locator('.home-section .code-group').getByText('yarn add')).toBeVisible()
})

test('tool chain changes are collapsed under their version', async ({ page }) => {
  await open(page, '/changelog')
  const release = page.locator('.release').first()
  await expect(release.getByText('@babel/cli')).toBeHidden()
  await release.getByText(/^Toolchain changes/).click()
  await expect(release.getByText('@babel/cli').first()).toBeVisible()
})

for (const width of [1440, 390]) {
  for (const route of ['/guide', '/api/line', '/changelog']) {
    test(`the End key scrolls to the end of ${route} on a slow device, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 12 })
      await open(page, route)
      await page.keyboard.press('End')
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const getRemaining = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
      await expect.poll(getRemaining).toBeLessThanOrEqual(1)
    })
  }
}

for (const width of [1440, 390]) {
  test(`code outside the viewport reserves its final size, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/guide')
    const sizes = () =>
      page
        .locator('.code code[data-lines]')
        .evaluateAll((blocks) =>
          blocks
            .filter((block) => block.checkVisibility())
            .map(({ clientHeight, clientWidth }) => ({ clientHeight, clientWidth })),
        )
    const reserved = await sizes()
    await page
      .locator('.code code[data-lines]')
      .evaluateAll((blocks) => blocks.forEach((block) => ((block as HTMLElement).style.contentVisibility = 'visible')))
    const visible = await sizes()
    expect(reserved.length).toBeGreaterThan(10)
    expect(visible.map(({ clientHeight }) => clientHeight)).toEqual(reserved.map(({ clientHeight }) => clientHeight))
    for (const [index, { clientWidth }] of visible.entries())
      expect(Math.abs(clientWidth - (reserved[index]?.clientWidth ?? 0))).toBeLessThanOrEqual(1)
  })
}

test('? shows the keyboard shortcuts, except in a field', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Search')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.getByPlaceholder('Type keywords...').focus()
  await page.keyboard.type('?')
  await expect(page.getByPlaceholder('Type keywords...')).toHaveValue('?')
  await expect(list).toHaveCount(0)
})
