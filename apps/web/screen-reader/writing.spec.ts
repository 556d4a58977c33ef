import { expect, test } from '../e2e/support/test.ts'
import { openText, paragraph } from '../e2e/support/writing.ts'
import { Orca } from './support/orca.ts'

test('words are linked to the map by keyboard, and are a link with its object as description', async ({
  page,
  editor,
}) => {
  await openText(editor, paragraph('Take the old road up.'))
  const { text: w } = editor.messages
  const orca = new Orca()
  await orca.attend(page)
  await orca.reach(editor.text, w.editorLabel)
  await orca.press('ctrl+Home')
  await orca.press('ctrl+shift+Right', /Take/)
  await orca.press('ctrl+shift+k', w.mapObjects, 'Old road')
  await orca.press('Return', 'Take')
  await expect(editor.text.getByRole('link', { name: 'Take' })).toHaveAccessibleDescription('Old road')
})
