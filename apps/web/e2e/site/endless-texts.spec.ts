import type { Page } from '@playwright/test'
import { type ApiClient, type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { createArticle, lineFrom } from '../support/articles.ts'
import { expectToFit } from '../support/fit.ts'
import { expect, test } from '../support/test.ts'

const { marksPerLetter } = PRODUCT_LIMITS.text
/** Each as long as it may be, without a place to break; the second with as many marks as are shown. */
const TEXTS = {
  'a word without end': (length: number) => 'W'.repeat(length),
  'marks on every letter': (length: number) =>
    `Z${'\u0336\u0353\u035a\u0359'.slice(0, marksPerLetter)}`.repeat(Math.floor(length / (marksPerLetter + 1))),
  'a text from right to left': (length: number) => 'مستخدمالطريق'.repeat(length).slice(0, length),
}

test.use({ deviceScaleFactor: 1, expectedProblems: ['status of 404'] })

for (const [kind, textOf] of Object.entries(TEXTS)) {
  test(`${kind} widens no page`, async ({ page, openBrowser, server, language }) => {
    test.slow()
    const { id, user } = await publish(page, language, textOf)
    const reader = await openBrowser({ baseURL: server.origin })
    const { name } = await aUser(reader, language)
    const comment = await react(apiOf(reader), { id, user }, textOf)
    const pages = ['/', '/routes', '/users', `/users/${user}`, `/users/${user}/routes`, `/users/${user}/followers`]
    const article = ['', '/copies', '/favorites', '/walk', '/present', '/booklet'].map((path) => `/routes/${id}${path}`)
    await expectAllToFit(page, [...pages, ...article, `/embed/${id}`, `/routes?q=${encodeURIComponent(textOf(20))}`])
    const own = ['', '/preview', '/history?version=1'].map((path) => `/home/routes/${id}${path}`)
    await expectAllToFit(page, [
      '/home',
      '/home/notify',
      '/home/routes',
      '/home/profile',
      '/home/follows?side=followers',
      ...own,
    ])
    await expect(page.getByRole('main').locator('a, b').first()).toHaveCSS('unicode-bidi', 'plaintext')
    await server.moderate('role', name, 'moderator')
    const desk = ['', '/comments', `/comments/${comment}`, '/reports/1', `/routes/${id}`, `/users/${user}`, '/log']
    await expectAllToFit(reader, [
      '/home/stock',
      '/home/follows',
      '/home/account/blocks',
      ...desk.map((path) => `/admin${path}`),
    ])
  })
}

async function expectAllToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').first()).toBeVisible()
      await expectToFit(page)
    })
  }
}

type TextOf = (length: number) => string

async function publish(page: Page, language: Locale, textOf: TextOf) {
  await aUser(page, language)
  const [nickname, place, profile] = [textOf(255), textOf(255), textOf(1000)]
  const about = { nickname, place, profile, site: '', twitter: '', instagram: '', facebook: '' }
  expect(await apiOf(page).updateProfile({ body: about })).toMatchObject({ ok: true })
  const { id, user } = await createArticle(page, {
    title: textOf(PRODUCT_LIMITS.titleLength.max),
    summary: textOf(PRODUCT_LIMITS.summaryLength.max),
    tag: [{ name: textOf(PRODUCT_LIMITS.tagLength.max) }],
    layer: lineFrom([137.97, 36.24], textOf(255)),
    context: {
      version: 1,
      blocks: [
        { type: 'header', level: 2, text: textOf(400) },
        { type: 'paragraph', text: textOf(400) },
      ],
    },
  })
  return { id, user: user.id }
}

/** Whatever makes a line of a list somewhere. @returns the comment's id. */
async function react(api: ApiClient, { id, user }: { id: number; user: number }, textOf: TextOf): Promise<number> {
  const [params, text] = [{ id: String(id) }, textOf(PRODUCT_LIMITS.comment.length.max)]
  const comment = await api.createComment({ params, query: {}, body: { text } })
  if (!comment.ok) throw new Error(comment.error.code)
  const content = textOf(PRODUCT_LIMITS.reportLength.max)
  const others = [
    await api.favoriteRoute({ params, query: {} }),
    await api.followUser({ params: { id: String(user) } }),
    await api.createStockCategory({ body: { name: textOf(255) } }),
    await api.stockRoute({ params, query: {}, body: {} }),
    await api.reportRoute({ query: {}, body: { route_id: id, content } }),
    await api.reportUser({ body: { user_id: user, content } }),
  ]
  expect(others.map(({ ok }) => ok)).toEqual(others.map(() => true))
  return comment.data.id
}
