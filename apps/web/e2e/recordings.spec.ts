import type { MapObject } from '@mishiori/map-document'
import { aDocument, aRecording } from '@mishiori/map-editor/testing'
import type { Locator, Page } from '@playwright/test'
import { openDraft, savedMap } from './support/articles.ts'
import type { ArticleEditorPage } from './support/editor.ts'
import { dragOnMap, type Point } from './support/hand.ts'
import { expect, test } from './support/test.ts'

const recording = aRecording({ name: 'October walk' })

test('a recording is looked at, holds its layer, loses its ends and becomes a line @phone', async ({
  page,
  editor,
}) => {
  const { map: w } = editor.words
  const id = await openDraft(editor, aDocument([recording]))

  await test.step('its layer stays', () => expectHeldLayer(editor))
  await test.step('its points stay as they are', async () => {
    const window = await editor.inspect(recording.name)
    await expect(window.getByText(w.recordings.locked)).toBeVisible()
    await expect(window.getByText(w.recordings.duration)).toBeVisible()
    await expect(window.getByRole('button', { name: w.info.editLine })).toHaveCount(0)
    await window.getByRole('button', { name: w.recordings.trim }).click()
  })
  const from = await test.step('its start by hand', () => moveStart(editor))
  await test.step('its end by number', () => typeEnd(editor, 12))
  await editor.confirm()
  const { path, timestampsMs, elevationsMeters } = recording
  await expect
    .poll(() => savedObject(page, id))
    .toMatchObject({
      kind: 'recordedLine',
      path: path.slice(from, 12).map((position) => position.map((degrees) => expect.closeTo(degrees, 4))),
      timestampsMs: timestampsMs?.slice(from, 12),
      elevationsMeters: elevationsMeters?.slice(from, 12),
    })

  await editor.change(recording.name, w.recordings.unlock)
  await expect(page.getByRole('dialog').getByRole('button', { name: w.info.editLine })).toBeVisible()
  await expect.poll(() => savedObject(page, id)).toMatchObject({ kind: 'line', name: recording.name })
  expect((await savedMap(page, id)).mainLineId).toBe(recording.id)
})

async function expectHeldLayer(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  const { layers } = w.map
  const opener = page.getByRole('button', { name: layers.open })
  const more = page.getByRole('button', { name: layers.moreOf('layer 1') })
  await expect(opener.or(more).first()).toBeVisible()
  if (await opener.isVisible()) await opener.click()
  await more.click()
  const remove = page.getByRole('menuitem', { name: layers.delete })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(remove).toContainText(layers.cannotDeleteRecorded)
  await page.keyboard.press('Escape')
}

/** Drags the start along the recording, and answers the point where it is now. */
async function moveStart(editor: ArticleEditorPage): Promise<number> {
  const { page, words: w } = editor
  const slider = page.getByRole('slider', { name: w.map.recordings.ends.start, exact: true })
  // The map may still be making room for what has opened: a hand that misses the mark tries again.
  await expect(async () => {
    const [start, goal] = [await middleOf(editor, 'S'), await middleOf(editor, 'G')]
    await dragOnMap(editor, start, [start[0] + (goal[0] - start[0]) / 4, start[1]])
    await expect(slider).not.toHaveValue('0', { timeout: 1000 })
  }).toPass()
  return Number(await slider.inputValue())
}

async function typeEnd({ page, words: w }: ArticleEditorPage, number: number): Promise<void> {
  const { ends, pointOf } = w.map.recordings
  const field = page.getByRole('textbox', { name: pointOf(ends.end) })
  await field.fill(String(number))
  await field.press('Enter')
  await expect(page.getByRole('slider', { name: ends.end, exact: true })).toHaveValue(String(number - 1))
}

async function middleOf({ page, map }: ArticleEditorPage, letter: 'S' | 'G'): Promise<Point> {
  const [mark, box] = [await boxOf(page.locator('svg').getByText(letter, { exact: true })), await boxOf(map)]
  return [mark.x + mark.width / 2 - box.x, mark.y + mark.height / 2 - box.y]
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown`)
  return box
}

async function savedObject(page: Page, id: number): Promise<MapObject | undefined> {
  return (await savedMap(page, id)).layers[0]?.objects[0]
}
