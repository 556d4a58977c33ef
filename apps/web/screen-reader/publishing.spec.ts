import { expect, test } from '../e2e/support/test.ts'
import { openText, paragraph } from '../e2e/support/writing.ts'
import { Orca } from './support/orca.ts'
import { reachMap } from './support/reach-map.ts'

test('a route is drawn, named and published without looking', async ({ page, editor, language }) => {
  const { map, t } = editor.messages
  await page.goto(`/home/routes/create?hl=${language}`)
  const orca = await reachMap(editor)
  const publish = page.getByRole('button', { name: t('editor.publish'), exact: true })
  await orca.press('l', map.announce.toolChosen(map.tools.line))
  await orca.press('space', map.announce.firstPointAdded)
  await orca.press('Right', 'km')
  await orca.press('space', map.announce.pointAdded(2, ''))
  await orca.press('Return', new RegExp(map.announce.confirmed('.* 1', '')))
  await orca.reach(publish, t('editor.publish'))
  await orca.press('Return', t('publish.title'), t('content.title'))
  const question = page.getByRole('dialog', { name: t('publish.title') })
  await expect(question.getByRole('textbox', { name: t('content.title') })).toBeFocused()
  await orca.type('Over the pass')
  await orca.press('Return', t('publish.doneTitle'))
  const done = page.getByRole('dialog', { name: t('publish.doneTitle') })
  await expect(done.getByRole('link', { name: t('publish.open') })).toBeFocused()
  await orca.press('Return', /Over the pass.*heading level 1|Over the pass document/)
  await expect(page.getByRole('heading', { level: 1, name: 'Over the pass' })).toBeVisible()
})

test('words that lead to a place of the map are read as a link where they are written', async ({
  page,
  editor,
  language,
}) => {
  await page.goto(`/?hl=${language}`)
  const link = '<span class="map-link" data-map-link="line-1">old stones</span>'
  await openText(editor, paragraph('It begins here.'), paragraph(`Along the ${link} we go`), paragraph('Then down.'))
  await expect(editor.text.getByRole('link', { name: 'old stones' })).toBeVisible()
  const orca = new Orca()
  await orca.attend(page)
  await orca.reach(editor.text, editor.messages.text.editorLabel)
  await orca.press('ctrl+Home')
  await orca.press('Down', /old stones.* link/)
})
