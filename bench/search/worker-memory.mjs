// @ts-check
/** @import { Page } from '@playwright/test' */

/**
 * Makes the memory of a page's worker readable: call it before the worker starts.
 * @param {Page} page
 * @returns {Promise<() => Promise<number>>} bytes that the worker holds after a garbage collection, in its heap and in array buffers
 */
export async function watchWorkerMemory(page) {
  const session = await page.context().newCDPSession(page)
  const attached = new Promise((resolve) => {
    session.on(
      'Target.attachedToTarget',
      ({ sessionId, targetInfo }) => targetInfo.type === 'worker' && resolve(sessionId),
    )
  })
  // a session of Playwright's has no way to a worker but messages inside messages
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })

  let lastId = 0
  /** @type {(method: string) => Promise<Record<string, number>>} */
  const send = async (method) => {
    const id = ++lastId
    const sessionId = await attached
    const reply = new Promise((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id: answered, result } = JSON.parse(message)
        if (answered === id) resolve(result)
      })
    })
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return reply
  }

  return async () => {
    await send('HeapProfiler.enable')
    await send('HeapProfiler.collectGarbage')
    const { usedSize = 0, backingStorageSize = 0 } = await send('Runtime.getHeapUsage')
    return usedSize + backingStorageSize
  }
}
