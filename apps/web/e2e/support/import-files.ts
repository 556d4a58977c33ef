import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { importMessages } from './messages.ts'

type Chosen = string | { name: string; mimeType: string; buffer: Buffer }

/** Chooses files on the page that makes articles of them, in its dialog: that opens once the page is alive. */
export async function chooseFiles(page: Page, language: Locale, ...files: readonly Chosen[]): Promise<void> {
  const button = page.getByRole('button', { name: importMessages(language)('import.choose') })
  const opening = page.waitForEvent('filechooser')
  await button.click()
  const dialog = await opening
  const [first] = files
  if (files.length === 1 && typeof first === 'string') return dialog.setFiles(first)
  await dialog.setFiles(files.filter((file) => typeof file !== 'string'))
}
