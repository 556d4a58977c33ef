import type { Page } from '@playwright/test'

/**
 * Waits until the page is hydrated. Before that, buttons have no handlers and links load whole documents. The font of
 * the wordmark is the last file that hydration requests.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.size > 0)
}
