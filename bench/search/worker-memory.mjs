// @ts-check
/** @import { Page } from '@playwright/test' */

/**
 * Prepares reading the memory of a page's worker. Call it before the worker starts.
 * @param {Page} page
 * @returns {Promise<() => Promise<number>>} the bytes of heap and array buffers after a garbage collection
 */
export async function watchWorkerMemory(page) {
  const session = await page.context().newCDPSession(page)
  const attached = new Promise((resolve) => {
    session.on(
      'Target.attachedToTarget',
      ({ sessionId, targetInfo }) => targetInfo.type === 'worker' && resolve(sessionId),
    )
  })
  // Playwright reaches a worker only through nested protocol messages
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
