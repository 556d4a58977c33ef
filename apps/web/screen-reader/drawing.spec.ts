import { ArticleEditorPage } from '../e2e/support/editor.ts'
import { expect, test } from '../e2e/support/test.ts'
import { reachMap } from './support/reach-map.ts'

test('the map is spoken and takes its keys: a line is drawn, undone and told of', async ({ page, language }) => {
  await page.goto(`/try?hl=${language}`)
  const editor = new ArticleEditorPage(page, language)
  const { map } = editor.messages
  const orca = await reachMap(editor)
  await expect(editor.map).toBeFocused()
  await orca.press('l', map.announce.toolChosen(map.tools.line))
  await orca.press('space', map.announce.firstPointAdded)
  await orca.press('Right', 'km')
  await orca.press('space', map.announce.pointAdded(2, ''))
  await orca.press('Down')
  await orca.press('space', map.announce.pointAdded(3, ''))
  await orca.press('ctrl+z', map.announce.historyStep(map.announce.undone, map.announce.pointCount(2)))
  await orca.press('ctrl+z', map.announce.undone)
  await orca.press('Escape', map.announce.cancelled)
})

test('closing the list of keys says nothing old', async ({ page, language }) => {
  await page.goto(`/try?hl=${language}`)
  const editor = new ArticleEditorPage(page, language)
  const { map } = editor.messages
  const orca = await reachMap(editor)
  await orca.press('l', map.announce.toolChosen(map.tools.line))
  await orca.press('Escape', map.announce.cancelled)
  await expect(page.getByRole('status').filter({ hasText: map.announce.cancelled })).toHaveCount(0)
  await orca.press('question', map.shortcuts.title)
  await orca.pressWithout('Escape', map.announce.cancelled)
})
