import { aUser } from './support/accounts.ts'
import { createArticle } from './support/articles.ts'
import { expect, test } from './support/test.ts'
import { ownWords, words } from './support/words.ts'

// A name that no account has is refused.
test.use({ expectedProblems: ['status of 422'] })

for (const locale of ['ja', 'en-us'] as const) {
  test(`people say who they are, and readers find it (${locale}) @phone`, async ({ page }) => {
    const [t, own] = [words(locale), ownWords(locale)]
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
      await expect(field(own('profile.twitter'))).toHaveAccessibleDescription(new RegExp(own('profile.wrong.twitter')))
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
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is saved', async ({ page }) => {
    const own = ownWords('ja')
    await aUser(page, 'ja')
    await page.goto('/home/profile')
    await page.getByRole('textbox', { name: own('profile.place') }).fill('松本市')
    await page.getByRole('button', { name: own('profile.save') }).click()
    await expect(page.getByText(own('profile.saved'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: own('profile.place') })).toHaveValue('松本市')
  })
})
