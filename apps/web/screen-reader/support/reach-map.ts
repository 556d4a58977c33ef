import type { ArticleEditorPage } from '../../e2e/support/editor.ts'
import { Orca } from './orca.ts'

/** Waits for an opened editor and goes to its map as one does by Tab, from the button before it. */
export async function reachMap(editor: ArticleEditorPage): Promise<Orca> {
  await editor.expectMap()
  const { page, messages } = editor
  const { map, t } = messages
  const orca = new Orca()
  await orca.attend(page)
  await orca.reach(page.getByRole('button', { name: t('editor.publish'), exact: true }), t('editor.publish'))
  await orca.press('Tab', new RegExp(`${map.map.label}.*${map.map.viewport}`))
  return orca
}
