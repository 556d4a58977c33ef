import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fixture } from '../support/fixtures.ts'
import { expect, test } from '../support/test.ts'
import { openEmptyText, storedBlocks } from '../support/writing.ts'

const ON_A_DISK = 'file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png'
/** A path on the page's own host. */
const STORED = expect.stringMatching(/^\/[^/]/)

test('pictures within pasted text are stored where they stood, and missing ones are counted', async ({
  page,
  editor,
}) => {
  const id = await openEmptyText(editor)
  const picture = `data:image/png;base64,${await passAsBase64()}`
  await paste(page, {
    html: `<p>麓</p><p><img src="${picture}" alt="峠"></p><p>宿場</p><img src="${ON_A_DISK}"><img src="cid:photo">`,
  })
  await expect(page.getByText(editor.messages.text.imagesNotPasted(2))).toBeVisible()
  await editor.expectSaved()
  const blocks = [{ type: 'paragraph' }, { type: 'singleImage', url: STORED, caption: '峠' }, { type: 'paragraph' }]
  await expect.poll(() => storedBlocks(page, id)).toMatchObject(blocks)

  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.text).toHaveText('')
  await editor.expectSaved()
  await expect.poll(() => storedBlocks(page, id)).toEqual([])
})

test('a copied picture is stored, instead of the address it was copied from', async ({ page, editor }) => {
  const id = await openEmptyText(editor)
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

/** Scripts cannot put a file and HTML of other applications on the clipboard, so the paste event is dispatched. */
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
