import { layerId, mapObjectId } from '@mishiori/map-document'
import { aDocument, aLine, aSpot } from '@mishiori/map-editor/testing'
import type { Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { openDraft, savedMap } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { expect, smallMap, test } from './support/test.ts'

test.use(smallMap)

const ridge = aLine({ id: mapObjectId('ridge'), name: 'Ridge', elevationsMeters: [900, 1200, 1000] })
const shrine = aSpot({ id: mapObjectId('shrine'), name: 'Shrine', position: [137.8, 35.955] })
const inn = aSpot({ id: mapObjectId('inn'), name: 'Inn', position: [137.83, 35.965] })
const walk = {
  mainLineId: ridge.id,
  layers: [
    { id: layerId('day-1'), name: 'Day 1', objects: [ridge, shrine] },
    { id: layerId('day-2'), name: 'Day 2', objects: [inn] },
  ],
}

test('layers are made, named, hidden and deleted, but for the last one', async ({ page }) => {
  await aUser(page)
  const editor = new ArticleEditorPage(page, 'ja')
  const { layers, common } = editor.words.map
  const id = await openDraft(editor, walk)
  const menu = async (name: string, action: string) => {
    await page.getByRole('button', { name: layers.moreOf(name), exact: true }).click()
    return page.getByRole('menuitem', { name: action })
  }
  await test.step('made', async () => {
    await page.getByRole('button', { name: layers.add, exact: true }).click()
    await expect(editor.object(layers.defaultName(3))).toBeVisible()
  })
  await test.step('named', async () => {
    await (await menu('Day 2', layers.rename)).click()
    await page.getByRole('textbox', { name: layers.renameField }).fill('By bus')
    await page.keyboard.press('Enter')
    await expect(editor.object('By bus')).toBeVisible()
  })
  await test.step('hidden and shown, which is not saved', async () => {
    await page.getByRole('button', { name: layers.hide('By bus'), exact: true }).click()
    await expect(editor.object('By bus')).toHaveAccessibleName(new RegExp(layers.hiddenState))
    await editor.object('By bus').focus()
    await page.keyboard.press('h')
    await expect(editor.object('By bus')).not.toHaveAccessibleName(new RegExp(layers.hiddenState))
  })
  await test.step('deleted, and brought back', async () => {
    await (await menu('By bus', layers.delete)).click()
    await expect(editor.object('By bus')).toHaveCount(0)
    await page.getByRole('button', { name: common.undo, exact: true }).first().click()
    await expect(editor.object('By bus')).toBeVisible()
  })
  await test.step('all but the last', async () => {
    await (await menu(layers.defaultName(3), layers.delete)).click()
    await expect(editor.object(layers.defaultName(3))).toHaveCount(0)
    await (await menu('Day 1', layers.delete)).click()
    await expect(editor.object('Day 1')).toHaveCount(0)
    await expect(await menu('By bus', layers.delete)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  })
  await expect.poll(() => savedRows(page, id)).toEqual(['By bus: Inn'])
})

test('a spot is given another colour and another icon, and a part of a line is measured', async ({ page }) => {
  await aUser(page)
  const editor = new ArticleEditorPage(page, 'ja')
  const { info, objects, profile, common } = editor.words.map
  const id = await openDraft(editor, aDocument([ridge, shrine]))
  await test.step('a part of the line', async () => {
    await page.getByRole('button', { name: profile.measureRange }).click()
    const start = page.getByRole('slider', { name: profile.rangeStart })
    const end = page.getByRole('slider', { name: profile.rangeEnd })
    await start.focus()
    await page.keyboard.press('Home')
    await end.focus()
    await page.keyboard.press('End')
    await expect(start).toHaveAttribute('aria-valuenow', '0')
    await expect(end).toHaveAttribute('aria-valuenow', (await end.getAttribute('aria-valuemax')) ?? '')
    const figures = page.locator('dl').filter({ hasText: profile.slope })
    await expect(figures).toContainText('300')
    await expect(figures).toContainText('200')
  })
  const window = await editor.inspect('Shrine')
  const save = window.getByRole('button', { name: common.save, exact: true })
  await test.step('colour', async () => {
    await window.getByRole('button', { name: info.changeColor, exact: true }).click()
    await window.getByRole('radio', { name: objects.colors.green, exact: true }).check({ force: true })
    await save.click()
  })
  await test.step('icon', async () => {
    await window.getByRole('button', { name: common.edit, exact: true }).click()
    await window.getByRole('tab', { name: info.iconTab }).click()
    await window.getByRole('radio', { name: objects.icons.hotel, exact: true }).check({ force: true })
    await save.click()
  })
  await expect
    .poll(async () => (await savedMap(page, id)).layers[0]?.objects[1])
    .toMatchObject({ color: 'green', icon: 'hotel' })
})

async function savedRows(page: Page, id: number): Promise<readonly string[]> {
  const { layers } = await savedMap(page, id)
  return layers.map(({ name, objects }) => `${name}: ${objects.map((object) => object.name).join(', ')}`)
}
