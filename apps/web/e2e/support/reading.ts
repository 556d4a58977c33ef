import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { editorMessages, visitorMessages } from './messages.ts'

/** Opens the less frequent actions of an article, with scripts or without. */
export async function openMore(page: Page, locale: Locale): Promise<void> {
  await page
    .locator('article summary')
    .filter({ hasText: visitorMessages(locale)('article.more'), visible: true })
    .click()
}

/** Opens the list of layers on an article's live map. */
export async function openLayers(page: Page, locale: Locale): Promise<void> {
  await layersButton(page, locale).click({ timeout: 60_000 }) // it comes with the live map
}

/** The button for it. */
export function layersButton(page: Page, locale: Locale): Locator {
  const { title } = editorMessages(locale).map.layers
  return page.locator('#map').getByRole('button', { name: new RegExp(`^${title}`) })
}
