import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The browser's process of the page dies, as in a crash. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

/** Waits until the journal keeps work that the server does not have, with these words in it. Each entry has a slot. */
export async function untilOnDevice(page: Page, words = '"slot"'): Promise<void> {
  await expect.poll(() => page.evaluate(entriesAsJson)).toContain(words)
}

/** Runs in the page. */
function entriesAsJson(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mishiori-journal')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const { result: database } = opening
      const reading = database.transaction('entries').objectStore('entries').getAll()
      reading.onsuccess = () => {
        database.close()
        resolve(JSON.stringify(reading.result))
      }
      reading.onerror = () => reject(reading.error)
    }
  })
}
