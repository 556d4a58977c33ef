import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { ownMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

/** Leaves attributes, texts, comments and scripts of whatever page would write it as HTML. */
const ATTACK = `"'><img src=x onerror=alert(1)><svg onload=alert(1)></title></textarea>--></script><script>alert(1)</script>`

const spot = {
  tmpId: 'spot-1',
  objectType: 'POI',
  type: 'text',
  name: ATTACK,
  text: ATTACK,
  color: '#4F9D2A',
  lat: 35.9455,
  lng: 137.8012,
  icon: 'star',
}

test('[C29] [C32] [C33] words that attack are words wherever they are shown', async ({ page, language }) => {
  test.slow()
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  const { id, user } = await publishAttack(page, language)
  const paths = ['/routes', `/users/${user}`, `/users/${user}/routes`, '/users', '/home', '/home/profile']
  const own = [`/home/routes/${id}`, `/home/routes/${id}/preview`, `/home/routes/${id}/history?version=1`]
  for (const path of [`/routes/${id}`, `/embed/${id}`, '/search/map', ...paths, ...own]) {
    await page.goto(path)
    await expect(page.locator('body')).toBeVisible()
    await expectOnlyText(page)
  }
  await confirmDeletion(page, language)
  await expectOnlyText(page)
  await page.goto(`/home/routes/${id}/edit`)
  await new ArticleEditorPage(page, language).expectMap()
  await expectOnlyText(page)
  expect(alerts).toEqual([])
})

test.describe('a script that got into a page', () => {
  test.use({ expectedProblems: ['Content Security Policy', 'content security policy'] })

  test('[C34] does not run', { tag: '@once' }, async ({ page }) => {
    for (const path of ['/', '/routes', '/login', '/users']) {
      await page.goto(path)
      const ran = await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'document.documentElement.dataset.ran = "yes"'
        document.head.append(script)
        const button = document.createElement('button')
        button.setAttribute('onclick', 'document.documentElement.dataset.ran = "yes"')
        document.body.append(button)
        button.click()
        return document.documentElement.dataset.ran ?? 'no'
      })
      expect([path, ran]).toEqual([path, 'no'])
    }
  })
})

async function publishAttack(page: Page, language: Locale) {
  await aUser(page, language)
  const api = apiOf(page)
  const about = { nickname: ATTACK, place: ATTACK, profile: ATTACK, site: '', twitter: '', instagram: '', facebook: '' }
  expect(await api.updateProfile({ body: about })).toMatchObject({ ok: true })
  const article = await createArticle(page, {
    title: ATTACK,
    summary: ATTACK,
    tag: [{ name: '<img src=x onerror=alert(1)>' }],
    layer: [{ id: 'layer-1', name: ATTACK, objects: [spot] }],
    context: {
      version: 1,
      blocks: [
        { type: 'header', level: 2, text: ATTACK },
        { type: 'paragraph', text: ATTACK },
      ],
    },
  })
  return { id: article.id, user: article.user.id }
}

/** Nothing of the attack became a part of the page. */
async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0)
}

async function confirmDeletion(page: Page, language: Locale): Promise<void> {
  const t = ownMessages(language)
  await page.goto('/home/routes')
  await untilAlive(page)
  await page.getByRole('button', { name: t('own.actions', { title: ATTACK }), exact: true }).click()
  await page.getByRole('menuitem', { name: t('own.delete') }).click()
  await expect(page.getByRole('dialog', { name: t('own.deleteQuestion', { title: ATTACK }) })).toBeVisible()
}
