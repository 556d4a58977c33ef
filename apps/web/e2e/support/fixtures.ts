import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Path of a file that stories use. */
export const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

/** Gives files to the dialog that `open` opens. */
export async function chooseFile(page: Page, open: () => Promise<unknown>, ...paths: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  // A page that is busy drawing hears of clicks and keys before it hears that its dialogs are answered here.
  await page.evaluate(() => {})
  await open()
  await (await chooser).setFiles(paths)
}
