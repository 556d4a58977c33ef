import { expect, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { editorWords } from './words.ts'

/** Opens an article that every installation for trying has, with its live map. @returns its id. */
export async function openDemonstration(page: Page, locale: Locale = 'ja'): Promise<string> {
  // Other tests publish routes over the same pass.
  await page.goto(`/routes?q=${encodeURIComponent('中山道')}&hl=${locale}`)
  await page.getByRole('article').getByRole('link', { name: '中山道 鳥居峠を歩く' }).click()
  await page.waitForURL(/\/routes\/\d+$/)
  await expect(page.getByRole('button', { name: editorWords(locale).map.map.fit })).toBeVisible({ timeout: 60_000 })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
