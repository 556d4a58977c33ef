import { aUser, forgetCookies } from '../e2e/support/accounts.ts'
import { untilAlive } from '../e2e/support/alive.ts'
import { createArticle } from '../e2e/support/articles.ts'
import { ArticleEditorPage } from '../e2e/support/editor.ts'
import { visitorMessages } from '../e2e/support/messages.ts'
import { layersButton, openMore } from '../e2e/support/reading.ts'
import { expect, test } from '../e2e/support/test.ts'
import { Orca } from './support/orca.ts'
import { reachMap } from './support/reach-map.ts'

test('a dialog says what it is about, its errors once, and nothing old when it closes', async ({ page, language }) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const { id } = await createArticle(page)
  await forgetCookies(page)
  await aUser(page, language)
  await page.goto(`/routes/${id}?hl=${language}`)
  await expect(layersButton(page, language)).toBeVisible({ timeout: 60_000 })
  await openMore(page, language)
  const orca = new Orca()
  await orca.attend(page)
  const copy = page
    .getByRole('main')
    .getByRole('button', { name: t('clone.action') })
    .filter({ visible: true })
  await orca.reach(copy, t('clone.action'))
  await orca.press('Return', t('clone.title'), t('clone.lead'), t('clone.name'))
  const title = page.getByRole('dialog').getByRole('textbox', { name: t('clone.name') })
  await expect(title).toBeFocused()
  await orca.press('ctrl+a')
  await orca.press('Delete')
  await expect(title).toHaveValue('')
  await orca.pressOnce('Return', t('error.article.title_required'))
  await orca.pressWithout('Escape', /GPX|KMZ/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('refused', () => {
  test.use({ expectedProblems: ['status of 422'] })
  test('a form says its first error once, and not the others', async ({ page, language }) => {
    const t = visitorMessages(language)
    await page.goto(`/signup?hl=${language}`)
    await untilAlive(page)
    const orca = new Orca()
    await orca.attend(page)
    await orca.reach(page.getByRole('checkbox'), t('footer.terms'))
    await orca.pressWithout('Tab', t('auth.termsRequired'))
    await orca.reach(page.getByRole('button', { name: t('auth.signUp.submit') }), t('auth.signUp.submit'))
    await orca.pressOnce('Return', t('auth.nameInvalid'), t('auth.emailInvalid'), t('auth.termsRequired'))
    await expect(page.getByRole('textbox', { name: t('auth.name') })).toBeFocused()
  })
})

test('the question whether to delete is read, and what is undone is told', async ({ page, language }) => {
  await page.goto(`/try?hl=${language}`)
  const editor = new ArticleEditorPage(page, language)
  const { map } = editor.messages
  const orca = await reachMap(editor)
  await orca.press('p', map.announce.toolChosen(map.tools.spot))
  await orca.press('space', map.info.name)
  await orca.type('Lookout')
  await orca.press('Return', map.announce.changed('Lookout'))
  const row = editor.object('Lookout')
  await orca.reach(row, 'Lookout')
  await orca.press('Return', 'Lookout')
  const remove = page.getByRole('dialog').getByRole('button', { name: map.common.delete })
  await orca.reach(remove, map.common.delete)
  await orca.press('Return', map.info.deleteTitle('Lookout'), map.info.deleteUndoable)
  const answer = page.getByRole('alertdialog').getByRole('button', { name: map.common.delete })
  await orca.reach(answer, map.common.delete)
  await orca.press('Return', map.announce.deleted('Lookout'))
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await orca.press('ctrl+z', map.announce.isThereAgain('Lookout'))
})
