import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The browser's process of the page dies, as in a crash. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

/** Waits until the device keeps work that the server does not have. */
export async function untilOnDevice(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countEntries)).toBeGreaterThan(0)
}

/** Runs in the page. */
function countEntries(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mishiori-journal')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const { result: database } = opening
      const counting = database.transaction('entries').objectStore('entries').count()
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result)
      }
      counting.onerror = () => reject(counting.error)
    }
  })
}
