import { expect, type Page } from '@playwright/test'

/** The worker answers this page from now on, and has all that it needs itself. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })
}

/** A file of the build whose name begins so is on the device. */
export async function untilKept(page: Page, name: string): Promise<void> {
  const isKept = async (part: string) => {
    const caching = (await caches.keys())
      .filter((key) => key.startsWith('mishiori-build-'))
      .map((key) => caches.open(key))
    const kept = (await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()))).flat()
    return kept.some(({ url }) => url.includes(`/assets/${part}`))
  }
  await expect.poll(() => page.evaluate(isKept, name), { timeout: 60_000 }).toBe(true)
}

/** Runs in the page: the version of an article that the device keeps whole. */
export function keptVersion(id: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mishiori-saved-articles')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const asking = opening.result.transaction('articles').objectStore('articles').get(id)
      asking.onsuccess = () => resolve(asking.result.version)
      asking.onerror = () => reject(asking.error)
      opening.result.close() // once that is answered
    }
  })
}
