import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { visitorMessages } from './messages.ts'
import { expect } from './test.ts'

/** Where the header's own entries give way to a drawer. */
const DRAWER_UP_TO_PX = 999

export const hasDrawer = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= DRAWER_UP_TO_PX

/** The drawer of the header, opened. */
export async function openDrawer(page: Page, language: Locale): Promise<Locator> {
  const name = visitorMessages(language)('header.menu')
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog', { name, exact: true })
}

/** Goes to a page by its link in the header, which lies in a drawer or in a panel of its own. */
export async function goByHeader(page: Page, name: string, language: Locale): Promise<void> {
  if (hasDrawer(page)) {
    await (await openDrawer(page, language)).getByRole('link', { name, exact: true }).click()
    return
  }
  const t = visitorMessages(language)
  const links = page.getByRole('navigation', { name: t('header.explore'), exact: true })
  if (name !== t('header.map')) {
    // The panel closes a moment after the page that it led to is there.
    await expect(links.locator('details[open]')).toHaveCount(0)
    await links.locator('summary').click()
  }
  await links.getByRole('link', { name, exact: true }).click()
}

/** What belongs to the user: the panel under their picture, or the drawer. */
export async function openUserMenu(page: Page, user: string, language: Locale): Promise<Locator> {
  if (hasDrawer(page)) return openDrawer(page, language)
  const summary = page.getByRole('banner').getByLabel(visitorMessages(language)('header.account', { name: user }))
  await summary.click()
  return page.getByRole('banner')
}
