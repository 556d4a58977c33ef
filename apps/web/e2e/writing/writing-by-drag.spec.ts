import { fixture } from '../support/fixtures.ts'
import { expect, test } from '../support/test.ts'
import { openText, paragraph, storedBlocks, storedTypes, uploadPicture } from '../support/writing.ts'

test('what is on the map gets into the text by dragging and by a button, and out by undoing', async ({
  page,
  editor,
}) => {
  const id = await openText(editor, paragraph('From the station'))
  const { t, text: w } = editor.messages
  const rail = page.getByRole('complementary', { name: t('content.railTitle') })
  const link = editor.text.locator('.map-link')
  const row = rail.getByRole('listitem').filter({ hasText: 'Old road' })

  await row.dragTo(editor.text.getByText('From the station'))
  await expect(link).toHaveText(['Old road'])
  await expect(row).toContainText(t('content.used'))

  await editor.title.click()
  const undo = page.getByRole('button', { name: w.undo })
  await undo.click()
  await expect(link).toHaveCount(0)
  await expect(undo).toBeDisabled()
  await page.getByRole('button', { name: w.redo }).click()
  await expect(link).toHaveText(['Old road'])

  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and ')
  await editor.title.click()
  await rail.getByRole('button', { name: t('content.insertLink', { name: 'Old road' }) }).click()
  await expect(link).toHaveCount(2)
  await expect(editor.text).toBeFocused()
  await editor.expectSaved()
  await expect
    .poll(async () => (await storedBlocks(page, id)).at(-1)?.text)
    .toMatch(/ and <span class="map-link"[^>]*>Old road<\/span>$/)
})

test('a button puts a link to the end of a text nobody has touched', async ({ page, editor }) => {
  await openText(editor, paragraph('one'), paragraph('two '))
  await page.getByRole('button', { name: editor.messages.t('content.insertLink', { name: 'Old road' }) }).click()
  await expect(editor.text.locator('p').last()).toHaveText('two Old road')
})

test('a block is dragged by its handle', async ({ page, editor }) => {
  await openText(editor, paragraph('one'), paragraph('two'), paragraph('three'))
  await editor.text.getByText('three').hover()
  await page
    .getByRole('button', { name: editor.messages.text.blockActions })
    .dragTo(editor.text.getByText('one'), { targetPosition: { x: 4, y: 2 }, steps: 8 })
  await expect(editor.text.locator('p')).toHaveText(['three', 'one', 'two'])
})

test('a picture that is dropped on the text is stored where it fell', async ({ page, editor }) => {
  const id = await openText(editor, paragraph('one'), paragraph('two'))
  const box = await editor.text.getByText('one').boundingBox()
  if (!box) throw new Error('the text is not shown')
  const input = await page.context().newCDPSession(page)
  const at = { x: box.x + 8, y: box.y + box.height / 2 }
  const data = { items: [], files: [fixture('pass.png')], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await input.send('Input.dispatchDragEvent', { type, ...at, data })
  await expect(editor.text.locator('figure.image img')).toBeVisible()
  await editor.expectSaved()
  await expect.poll(() => storedTypes(page, id)).toEqual(['paragraph', 'singleImage', 'paragraph'])
})

test('the pictures of a gallery are dragged into another order', async ({ page, editor }) => {
  const src = await uploadPicture(page, 'pass.png')
  const images = ['one', 'two', 'three'].map((alt) => ({ src, tmpId: null, alt }))
  await openText(editor, { type: 'images', images, raito: '4-3', long: 'width' })
  const pictures = editor.text.getByRole('listitem').filter({ has: page.getByRole('img', { includeHidden: true }) })
  await pictures.nth(2).dragTo(pictures.nth(0))
  await expect(
    pictures.getByRole('button', { expanded: false }).or(pictures.getByRole('button', { expanded: true })),
  ).toHaveText([/three/, /one/, /two/])
})
