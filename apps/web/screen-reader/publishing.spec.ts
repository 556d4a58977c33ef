import { fetchMailedCode, newAccount } from '../e2e/support/accounts.ts'
import { ArticleEditorPage } from '../e2e/support/editor.ts'
import { visitorMessages } from '../e2e/support/messages.ts'
import { expect, test } from '../e2e/support/test.ts'
import { reachMap } from './support/reach-map.ts'

test('a guest hears each step from the line over signing up to the published route', async ({ page, language }) => {
  await page.goto(`/try?hl=${language}`)
  const editor = new ArticleEditorPage(page, language)
  const { map, t } = editor.messages
  const visitor = visitorMessages(language)
  const { name, email, password } = newAccount()
  const orca = await reachMap(editor)
  await orca.press('l', map.announce.toolChosen(map.tools.line))
  await orca.press('space', map.announce.firstPointAdded)
  await orca.press('Right', 'km')
  await orca.press('space', map.announce.pointAdded(2, ''))
  await orca.press('Return', map.announce.confirmed('', '').trim())

  await orca.reach(page.getByRole('button', { name: t('editor.publish'), exact: true }), t('editor.publish'))
  await orca.press('Return', t('publish.title'), t('content.title'))
  await orca.type('Before noon')
  await orca.reach(page.getByRole('dialog').getByRole('button', { name: t('publish.action') }), t('publish.action'))
  await orca.press('Return', visitor('auth.signUp.title'), visitor('auth.name'))
  await orca.type(name)
  await orca.press('Tab', visitor('auth.email'))
  await orca.type(email)
  await orca.press('Tab', visitor('auth.password'))
  await orca.type(password)
  await orca.reach(page.getByRole('checkbox'), visitor('footer.terms'))
  await orca.press('space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await orca.reach(page.getByRole('button', { name: visitor('auth.signUp.submit') }), visitor('auth.signUp.submit'))
  await orca.press('Return', visitor('auth.verify.title'))
  await expect(page.getByLabel(visitor('auth.verify.digit', { position: 1 }))).toBeFocused()
  await orca.type(await fetchMailedCode(page, email))
  await orca.hears(t('publish.doneTitle'))
  const copy = page.getByRole('dialog').getByRole('button', { name: t('publish.copy'), exact: true })
  await orca.reach(copy, t('publish.copy'))
  await orca.press('Return', t('publish.copied'))
})
