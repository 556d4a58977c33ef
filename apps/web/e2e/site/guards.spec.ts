import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser, newAccount } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { createArticle } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { ACTORS, type Actor, MODES, type Mode, type Outcome, openOutcomes, outcomeIn } from '../support/site-guards.ts'
import { TITLES_FOR_USERS, TITLES_FOR_VISITORS } from '../support/site-titles.ts'
import { expect, test } from '../support/test.ts'

// What it answers while it is maintained.
test.use({ expectedProblems: ['status of 503'] })

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const ENTER: Readonly<Record<Mode, () => Promise<unknown>>> = {
  normal: async () => {},
  maintenance: () => server.maintenance('on'),
  'public-only': async () => {
    await server.maintenance('off')
    await server.end()
    await server.restart({ PUBLIC_ONLY: '1' })
  },
}

test('every page is called what it is, in the language that is asked for', async ({ openBrowser, language }) => {
  const visitor = await openBrowser({ baseURL: server.origin })
  const user = await openBrowser({ baseURL: server.origin })
  await aUser(user, language)
  for (const [page, titles] of [
    [visitor, TITLES_FOR_VISITORS],
    [user, TITLES_FOR_USERS],
  ] as const) {
    const found: Record<string, Record<string, string>> = {}
    for (const path of Object.keys(titles))
      found[path] = { ja: await titleOf(page, path, 'ja'), 'en-us': await titleOf(page, path, 'en-us') }
    expect(found).toEqual(titles)
  }
  // Those of articles and users have names of their own, and one shows the result of linking an account.
  const isNamed = (path: string) => /\/\d|strava_success/.test(path)
  const titled = { ...TITLES_FOR_VISITORS, ...TITLES_FOR_USERS }
  const shown = [...openOutcomes({ articleId: 1, userId: 1 })].filter(
    ([, { visitor, verified }]) => visitor === 200 || verified === 200,
  )
  expect(shown.map(([path]) => path).filter((path) => !isNamed(path) && !(path in titled))).toEqual([])
})

test('a page that is open follows into maintenance with its next step, and out of it', async ({
  openBrowser,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  const page = await openBrowser({ baseURL: server.origin })
  await page.goto(`/term?hl=${locale}`)
  await untilAlive(page)
  await server.maintenance('on')
  await expect.poll(() => answerTo(page, '/term')).toBe('/maintenance?next=%2Fterm')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.privacy') })
    .click()
  await expect(page).toHaveURL(/\/maintenance\?next=%2Fprivacy$/)
  await expect(page.getByRole('heading', { name: t('page.maintenance.title') })).toBeVisible()
  await server.maintenance('off')
  await expect.poll(() => answerTo(page, '/maintenance')).toBe('/')
  await page.getByRole('link', { name: t('common.retry') }).click()
  await expect(page).toHaveURL(/\/privacy$/)
})

test('[B25] every address answers each person as the guards say, whole and as data, in each mode', async ({
  openBrowser,
  language,
}) => {
  test.slow()
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, language)
  const article = await createArticle(author, { title: 'For all to read' })
  const expected = openOutcomes({ articleId: article.id, userId: article.user.id })

  const people = new Map<Actor, Page>()
  for (const actor of ACTORS) people.set(actor, await openBrowser({ baseURL: server.origin }))
  const personOf = (actor: Actor) => people.get(actor) ?? author
  await aUser(personOf('verified'), language)
  const moderator = await aUser(personOf('moderator'), language)
  await server.moderate('role', moderator.name, 'moderator')
  const { name, email, password } = newAccount()
  await apiOf(personOf('unverified')).signUp({ body: { name, email, password, terms: true, locale: language } })

  for (const mode of MODES) {
    await test.step(mode, async () => {
      await ENTER[mode]()
      await expect.poll(() => answerTo(author, '/routes'), 'the mode is known').toBe(outcomeIn(mode, '/routes', 200))
      const found: string[] = []
      const expectedOutcomes: string[] = []
      for (const [path, outcomes] of expected) {
        for (const actor of ACTORS) {
          const outcome = outcomeIn(mode, path, outcomes[actor])
          const [whole, asData] = await Promise.all([
            answerTo(personOf(actor), path),
            answerToData(personOf(actor), path),
          ])
          found.push(`${path} ${actor}: ${whole}, ${asData}`)
          expectedOutcomes.push(`${path} ${actor}: ${outcome}, ${outcome}`)
        }
      }
      expect(found).toEqual(expectedOutcomes)
    })
  }
})

/** The title of a page in a language, if the page declares that language. */
async function titleOf(page: Page, path: string, locale: Locale): Promise<string> {
  const html = await (await page.request.get(`${path}?hl=${locale}`)).text()
  const [, lang] = /<html lang="([^"]+)"/.exec(html) ?? []
  const [, title] = /<title>Mishiori \| ([^<]+)<\/title>/.exec(html) ?? []
  expect(lang, path).toBe(locale === 'ja' ? 'ja' : 'en-US')
  return title ?? ''
}

async function answerTo(page: Page, path: string): Promise<Outcome> {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  const { location } = answer.headers()
  if (location === undefined) expect(await answer.text(), path).toMatch(/<title>Mishiori \| [^<]/)
  return location ?? answer.status()
}

/** The data request that an open page sends when a link is followed. */
async function answerToData(page: Page, path: string): Promise<Outcome> {
  const answer = await page.request.get(path === '/' ? '/_.data' : `${path}.data`, { maxRedirects: 0 })
  if (answer.status() !== 202) return answer.status()
  // The stream of React Router: values by their places, of which the one after its name is what the redirect leads to.
  const values: unknown = JSON.parse((await answer.text()).split('\n', 1)[0] ?? '')
  const target = Array.isArray(values) ? values[values.indexOf('redirect') + 1] : null
  return typeof target === 'string' ? target : 202
}
