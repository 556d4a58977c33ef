import { expect, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'

/** Reads the pages of somebody of the list of people, as a visitor comes to them, and says when each is shown. */
export async function visitPerson(page: Page, locale: Locale, onShown: () => Promise<void>): Promise<void> {
  await page.goto(`/users?hl=${locale}`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/users\/\d+/)
  await onShown()
  await page.goto(`${new URL(page.url()).pathname}/routes`)
  await onShown()
}
