import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { apiOf } from './support/api.ts'
import { openEmptyText } from './support/articles.ts'
import { fixture } from './support/fixtures.ts'
import { expect, test } from './support/test.ts'

const ON_A_DISK = 'file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png'
/** A path on the page's own host. */
const STORED = expect.stringMatching(/^\/[^/]/)

for (const locale of ['ja', 'en-us'] as const) {
  test(`pictures within pasted text are stored where they stood, and missing ones are counted (${locale})`, async ({
    page,
  }) => {
    await aUser(page, locale)
    const { editor, id } = await openEmptyText(page, locale)
    const picture = `data:image/png;base64,${await passAsBase64()}`
    await paste(page, {
      html: `<p>麓</p><p><img src="${picture}" alt="峠"></p><p>宿場</p><img src="${ON_A_DISK}"><img src="cid:photo">`,
    })
    await expect(page.getByText(editor.words.text.imagesNotPasted(2))).toBeVisible()
    await editor.expectSaved()
    const blocks = [{ type: 'paragraph' }, { type: 'singleImage', url: STORED, caption: '峠' }, { type: 'paragraph' }]
    await expect.poll(() => storedBlocks(page, id)).toMatchObject(blocks)

    await page.keyboard.press('ControlOrMeta+z')
    await expect(editor.text).toHaveText('')
    await editor.expectSaved()
    await expect.poll(() => storedBlocks(page, id)).toEqual([])
  })
}

test('a copied picture is stored, instead of the address it was copied from', async ({ page }) => {
  await aUser(page, 'ja')
  const { editor, id } = await openEmptyText(page, 'ja')
  await paste(page, { html: '<img src="https://example.com/pass.jpg" alt="峠">', png: await passAsBase64() })
  await editor.expectSaved()
  await expect
    .poll(() => storedBlocks(page, id))
    .toMatchObject([{ type: 'singleImage', url: STORED }, { type: 'paragraph' }])
})

async function passAsBase64(): Promise<string> {
  return (await readFile(fixture('pass.png'))).toString('base64')
}

interface Clipboard {
  readonly html: string
  /** A file beside the HTML, in Base64. */
  readonly png?: string
}

/** No script can put a file and HTML of other applications on the clipboard: the page hears of the paste all the same. */
async function paste(page: Page, clipboard: Clipboard): Promise<void> {
  await page.evaluate(({ html, png }) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    if (png) {
      const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    }
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, clipboard)
}

async function storedBlocks(page: Page, id: number): Promise<readonly object[]> {
  const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  const stored = answer.data.context as { blocks: readonly object[] } // as the server wrote it
  return stored.blocks
}
