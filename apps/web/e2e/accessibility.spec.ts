import { expectAccessible } from './support/accessibility.ts'
import { aUser } from './support/accounts.ts'
import { untilAlive } from './support/alive.ts'
import { createArticle } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { visitPerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { editorWords, words } from './support/words.ts'

test.use({ expectedProblems: ['status of 404'] })

for (const locale of ['ja', 'en-us'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const which = `(${locale}, ${colorScheme})${locale === 'en-us' && colorScheme === 'dark' ? ' @phone' : ''}`

    test(`pages that visitors read have no accessibility problems ${which}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const paths = [
        '/',
        '/routes',
        '/routes?q=nothing',
        '/users',
        '/users?q=nothing',
        '/login',
        '/signup',
        '/term',
        '/privacy',
        '/no/such/page',
      ]
      for (const path of paths) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}hl=${locale}`)
        await expectAccessible(page)
      }
    })

    test(`an article has no accessibility problems, on a screen, on paper and in a frame ${which}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`/routes?hl=${locale}`)
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('button', { name: editorWords(locale).map.map.fit })).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page)
      const address = page.url()
      await page.emulateMedia({ colorScheme, media: 'print' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme, media: 'screen' })
      await page.goto(address.replace('/routes/', '/embed/'))
      await expectAccessible(page)
    })

    test(`people and the search map have no accessibility problems ${which}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const t = words(locale)
      await visitPerson(page, locale, () => expectAccessible(page))
      await page.goto(`/search/map?hl=${locale}`)
      await expect(page.getByRole('application', { name: t('map.canvas') })).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page)
    })

    test(`the choice of how to begin a route has no accessibility problems ${which}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await aUser(page, locale)
      await page.goto(`/routes?hl=${locale}`)
      await untilAlive(page)
      const opener = page.getByRole('banner').getByRole('link', { name: words(locale)('header.newRoute') })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: words(locale)('header.newRoute') })
      await expect(dialog.getByRole('link', { name: words(locale)('home.draw') })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })

    test(`pages of an author have no accessibility problems ${which}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await aUser(page, locale)
      const { id } = await createArticle(page, { is_draft: true })
      await page.goto(`/home?hl=${locale}`)
      await expectAccessible(page)
      for (const path of [
        '/home/profile',
        '/home/routes',
        `/home/routes/${id}`,
        `/home/routes/${id}/history?version=1`,
      ]) {
        await page.goto(path)
        await expectAccessible(page)
      }
      const editor = new ArticleEditorPage(page, locale)
      await page.goto(`/home/routes/${id}/edit`)
      await editor.expectMap()
      await expectAccessible(page)
      await editor.show('content')
      await expect(editor.text).toBeVisible()
      await expectAccessible(page)
      await editor.show('settings')
      await expect(page.getByRole('radio').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
}
