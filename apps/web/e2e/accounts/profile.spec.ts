import { AxeBuilder } from '@axe-core/playwright'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

// A name that no account has is refused.
test.use({ ...mapsWhenAsked, expectedProblems: ['status of 422'] })

test('people say who they are, and readers find it', async ({ page, language: locale }) => {
  const [t, own] = [visitorMessages(locale), ownMessages(locale)]
  await aUser(page, locale)
  const { id } = await createArticle(page)
  await page.goto(`/home/profile?hl=${locale}`)
  const form = page.getByRole('main')
  const field = (name: string) => form.getByRole('textbox', { name })
  const save = form.getByRole('button', { name: own('profile.save') })

  await test.step('what cannot be is refused beside its field, and the rest stays', async () => {
    await field(own('profile.text')).fill('Slow walks.\nSlow trains.')
    await field(own('profile.place')).fill('松本市')
    await field(own('profile.site')).fill('example.jp/walks')
    await field(own('profile.twitter')).fill('no such name')
    await save.click()
    await expect(form.getByText(own('profile.notSaved'))).toBeVisible()
    await expect(field(own('profile.twitter'))).toBeFocused()
    await expect(form.getByRole('alert')).toHaveText(own('profile.wrong.twitter'))
    await expect(field(own('profile.text'))).toHaveValue('Slow walks.\nSlow trains.')
  })

  await test.step('an address of an account is kept as its name', async () => {
    await field(own('profile.twitter')).fill('https://x.com/slow_walks')
    await save.click()
    await expect(form.getByText(own('profile.saved'))).toBeVisible()
    await expect(field(own('profile.twitter'))).toHaveValue('slow_walks')
    await expect(field(own('profile.site'))).toHaveValue('https://example.jp/walks')
  })

  await test.step('the page of the person and the articles tell it', async () => {
    await form.getByRole('link', { name: own('profile.see') }).click()
    await expect(page.getByText('Slow walks.')).toBeVisible()
    const site = page.getByRole('link', { name: 'example.jp/walks' })
    await expect(site).toHaveAttribute('href', 'https://example.jp/walks')
    await expect(site).toHaveAttribute('rel', 'nofollow ugc noopener')
    await page.getByRole('link', { name: t('user.edit') }).click()
    await expect(field(own('profile.place'))).toHaveValue('松本市')
    await page.goto(`/routes/${id}`)
    await expect(page.getByText('Slow walks.')).toBeVisible()
  })
})

test('people choose how they are called and seen', async ({ page, language: locale }) => {
  const [t, own] = [visitorMessages(locale), ownMessages(locale)]
  const { name } = await aUser(page, locale)
  const { id, user } = await createArticle(page)
  await page.goto(`/home/profile?hl=${locale}`)
  const main = page.getByRole('main')
  const nickname = main.getByRole('textbox', { name: own('profile.nickname') })
  // Narrow headers have no room for it; it is there for the next wide one.
  const account = (shown: string) =>
    page.getByRole('banner').locator(`summary[aria-label="${t('header.account', { name: shown })}"]`)
  const inHeader = page.getByRole('banner').locator('summary img[src^="/files/"]')

  await test.step('a name', async () => {
    await expect(nickname).toHaveValue('')
    await expect(account(name)).toBeAttached()
    await nickname.fill('  峠の ひと ')
    await main.getByRole('button', { name: own('profile.save') }).click()
    await expect(main.getByText(own('profile.saved'))).toBeVisible()
    await expect(nickname).toHaveValue('峠の ひと')
    await expect(account('峠の ひと')).toBeAttached()
  })

  await test.step('a picture, cut to a square', async () => {
    await chooseFile(page, () => main.getByRole('button', { name: own('avatar.choose') }).click(), fixture('pass.png'))
    const crop = page.getByRole('dialog', { name: own('crop.title') })
    await expect(crop.getByRole('region', { name: own('crop.stage') })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await crop.getByRole('button', { name: own('crop.use') }).click()
    await expect(main.getByText(own('avatar.changed'))).toBeVisible()
    await expect(inHeader).toBeAttached()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    const size = () => inHeader.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
    await expect.poll(size).toEqual([256, 256])
  })

  await test.step('both stand where the person is named', async () => {
    for (const path of [`/routes/${id}`, `/users/${user.id}`, '/routes?sort=created_at']) {
      await page.goto(path)
      await expect(main.getByText('峠の ひと').first()).toBeVisible()
      await expect(main.locator('img[src^="/files/"]').first()).toBeVisible()
    }
    await page.goto('/users?q=峠の')
    await expect(main.getByRole('link', { name: '峠の ひと' }).first()).toBeVisible()
  })

  await test.step('the picture is taken away again', async () => {
    await page.goto('/home/profile')
    await untilAlive(page)
    await main.getByRole('button', { name: own('avatar.remove') }).click()
    await expect(main.getByRole('button', { name: own('avatar.choose') })).toBeVisible()
    await expect(inHeader).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is saved', async ({ page, language }) => {
    const own = ownMessages(language)
    await aUser(page, language)
    await page.goto('/home/profile')
    await page.getByRole('textbox', { name: own('profile.place') }).fill('松本市')
    await page.getByRole('textbox', { name: own('profile.nickname') }).fill('峠の ひと')
    await page.getByRole('button', { name: own('profile.save') }).click()
    await expect(page.getByText(own('profile.saved'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: own('profile.nickname') })).toHaveValue('峠の ひと')
    await expect(page.getByRole('button', { name: own('avatar.choose') })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: own('profile.place') })).toHaveValue('松本市')
  })
})
