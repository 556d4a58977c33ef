import { expect, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { offlineMessages, visitorMessages } from './messages.ts'
import { openMore } from './reading.ts'

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

/** Saves the article or the journey that is open, without its dialog afterwards. */
export async function saveForOffline(page: Page, language: Locale): Promise<void> {
  const t = offlineMessages(language)
  const common = visitorMessages(language)
  await openMore(page, language)
  await page.getByRole('button', { name: common('article.saveOffline') }).click()
  const dialog = page.getByRole('dialog', { name: t('offline.dialog') })
  await expect(dialog.getByText(t('offline.what.text'))).toBeVisible()
  await dialog.getByRole('button', { name: t('offline.start') }).click()
  await expect(dialog.getByText(t('offline.saved'))).toBeVisible({ timeout: 60_000 })
  await dialog
    .getByRole('button', { name: t('offline.close') })
    .last()
    .click()
  // In the menu, which is open still.
  await expect(page.getByRole('button', { name: common('article.savedOffline') })).toBeVisible()
  await page.keyboard.press('Escape')
}
