import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import { visitorMessages, walkFormMessages, walkMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use({ ...mapsWhenAsked, expectedProblems: ['ERR_INTERNET_DISCONNECTED'] })

test('somebody logs a walk, and a stranger reads what is for everybody', async ({
  page: walker,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, formT] = [walkMessages(locale), walkFormMessages(locale)]
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const { id } = await createArticle(author)
  await aUser(walker, locale)
  const path = `/routes/${id}?hl=${locale}`
  await walker.goto(path)
  await untilAlive(walker)
  const section = walker.locator('#walks')
  const form = walker.getByRole('dialog', { name: formT('form.newTitle') })
  const words = form.getByRole('textbox', { name: formT('form.text') })
  const open = () => section.getByRole('button', { name: t('walks.log'), exact: true }).click()
  const save = () => form.getByRole('button', { name: formT('form.save'), exact: true }).click()

  await test.step('without a network, what is written stays on the device', async () => {
    await open()
    await form.getByText(t('condition.snow'), { exact: true }).click()
    await chooseFile(
      walker,
      () => form.getByRole('button', { name: formT('picture.choose') }).click(),
      fixture('pass.png'),
    )
    await expect(form.getByRole('img', { name: formT('form.photo', { number: 1 }) })).toBeVisible()
    await words.fill('峠に雪が五センチ。')
    await walker.context().setOffline(true)
    await save()
    await expect(form.getByText(formT('form.kept'))).toBeVisible()
    await walker.context().setOffline(false)
    await walker.reload()
    await untilAlive(walker)
    await open()
    await expect(form.getByText(formT('form.draft'))).toBeVisible()
    await expect(form.getByRole('checkbox', { name: t('condition.snow'), exact: true })).toBeChecked()
    await expect(form.getByRole('img', { name: formT('form.photo', { number: 1 }) })).toBeVisible()
  })

  await test.step('it is logged for everybody, and another walk for followers', async () => {
    await save()
    await expect(form).toBeHidden()
    await expect(section.getByText('峠に雪が五センチ。')).toBeVisible()
    await open()
    await words.fill('仲間へ：小屋は開いています。')
    await form.getByRole('radio', { name: formT('form.visibility.followers') }).check()
    await save()
    await expect(section.getByText('仲間へ：小屋は開いています。')).toBeVisible()
    await expect(section.getByText(t('walks.forFollowers'))).toBeVisible()
  })

  await test.step('strangers see the first one alone, with its photo', async () => {
    const stranger = await openBrowser({ baseURL: server.origin })
    await stranger.goto(path)
    await untilAlive(stranger)
    const seen = stranger.locator('#walks')
    await expect(seen.getByText('峠に雪が五センチ。')).toBeVisible()
    await expect(seen.getByText(t('condition.snow'), { exact: true }).first()).toBeVisible()
    await expect(seen.getByText('仲間へ', { exact: false })).toHaveCount(0)
    await seen.getByRole('button', { name: /1/ }).last().click()
    await expect(stranger.getByRole('dialog').getByRole('img')).toBeVisible()
    await stranger.keyboard.press('Escape')
  })

  await test.step('the author is told', async () => {
    await author.goto(`/home/notify?hl=${locale}`)
    await expect(author.locator(`a[href="/routes/${id}"]`).first()).toBeVisible()
  })

  await test.step('both are among their own walks, and lead to the route', async () => {
    await walker.goto(`/home/walks?hl=${locale}`)
    await expect(walker.getByRole('heading', { level: 1, name: t('walks.ownTitle') })).toBeVisible()
    await expect(walker.getByText('峠に雪が五センチ。')).toBeVisible()
    await expect(walker.getByText('仲間へ：小屋は開いています。')).toBeVisible()
    await walker.locator(`main a[href^="/routes/${id}"]`).first().click()
    await untilAlive(walker)
  })

  await test.step('it is changed, and deleted', async () => {
    const ofFirst = section.getByRole('listitem').filter({ hasText: '峠に雪が五センチ。' })
    await ofFirst.locator('summary').click()
    await ofFirst.getByRole('button', { name: t('walks.edit'), exact: true }).click()
    const editing = walker.getByRole('dialog', { name: formT('form.editTitle') })
    await editing.getByRole('textbox', { name: formT('form.text') }).fill('雪は消えました。')
    await editing.getByRole('button', { name: formT('form.saveEdit'), exact: true }).click()
    const changed = section.getByRole('listitem').filter({ hasText: '雪は消えました。' })
    await expect(changed.getByText(t('walks.edited'))).toBeVisible()
    await changed.locator('summary').click()
    await changed.getByRole('button', { name: t('walks.delete'), exact: true }).click()
    await expect(changed).toHaveCount(0)
    await walker.getByRole('button', { name: visitorMessages(locale)('trash.undo'), exact: true }).click()
    await expect(changed).toBeVisible()
  })
})
