import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Path of a file that stories use. */
export const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

/** Gives files to the dialog that chooses pictures, which `open` opens. */
export async function choosePicture(page: Page, open: () => Promise<unknown>, ...paths: string[]): Promise<void> {
  await open()
  const choose = page.getByRole('dialog').getByRole('button', { name: /^(写真を選ぶ|Choose photos)$/ })
  await chooseFile(page, () => choose.click(), ...paths)
}

/** Gives files to the dialog that `open` opens. */
export async function chooseFile(page: Page, open: () => Promise<unknown>, ...paths: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  // A page that is busy drawing handles clicks and keys before it learns that its dialogs are handled here.
  await page.evaluate(() => {})
  await open()
  await (await chooser).setFiles(paths)
}
