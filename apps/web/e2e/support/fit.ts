import { expect, type Page } from '@playwright/test'

/** Nothing of the page is out of sight sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBe(0)
}
