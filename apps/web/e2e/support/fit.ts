import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing of the page is out of sight sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBe(0)
}

/** The page is no higher than the screen. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
  await expect.poll(overflow, { message: `${page.url()} scrolls` }).toBe(0)
}

/** The whole of it is in sight sideways, though a field around it may scroll. */
export async function expectInSight(shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  const rightOf = () => shown.evaluate((element) => element.getBoundingClientRect().right - window.innerWidth)
  await expect.poll(rightOf, { message: `${shown} ends beyond the screen` }).toBeLessThanOrEqual(0)
}
