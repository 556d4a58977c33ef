import type { Page } from '@playwright/test'

/**
 * Until the scripts of a page have taken it over, for what the browser does not do by itself: pressed before, a button
 * is not heard, and a link loads another page whole. The letters of the wordmark are the last that they ask for.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.size > 0)
}
