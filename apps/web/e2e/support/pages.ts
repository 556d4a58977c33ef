import { expect, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser, newAccount } from './accounts.ts'
import { apiOf } from './api.ts'
import { createArticle, logWalk } from './articles.ts'
import { openDemonstration } from './demonstration.ts'
import { ArticleEditorPage } from './editor.ts'
import { chooseFiles } from './import-files.ts'
import { createJourney } from './journeys.ts'
import { editorMessages, importMessages, timelineMessages, visitorMessages } from './messages.ts'
import type { RunningServer } from './server.ts'
import { chooseTimeline, storeSampleDay } from './timeline-files.ts'

/** Called for each state of a page that is shown. */
type Look = () => Promise<void>

interface Visit {
  readonly page: Page
  readonly language: Locale
  readonly look: Look
}

/** Pages of the site map, by their patterns there, and how they are come to; what else is shown on them counts as well. */
type Pages = Readonly<Record<string, (visit: Visit) => Promise<void>>>

/** Public pages. */
export const PAGES_OF_READERS: Pages = {
  '/': at('/'),
  '/routes': at('/routes', '/routes?q=nothing', '/routes?q=walks'),
  '/routes/:articleId': readArticle,
  '/routes/:articleId/favorites': at('/routes/1/favorites'),
  '/routes/:articleId/copies': at('/routes/1/copies'),
  '/embed': at('/embed', '/embed?url=/routes/1', '/embed?url=/journeys/1', '/embed?url=nowhere'),
  '/embed/:articleId/map': at('/embed/1/map'),
  '/embed/journeys/:journeyId/map': at('/embed/journeys/1/map'),
  '/routes/:articleId/walk': at('/routes/1/walk'),
  '/routes/:articleId/present': at('/routes/1/present'),
  '/routes/:articleId/booklet': at('/routes/1/booklet'),
  '/journeys/:journeyId/booklet': at('/journeys/1/booklet'),
  '/journeys': at(
    '/journeys',
    '/journeys?kind=collection',
    '/journeys?before=1_1',
    '/journeys?q=walks',
    '/journeys?q=nothing',
  ),
  '/journeys/:journeyId/favorites': at('/journeys/1/favorites'),
  '/journeys/:journeyId': at('/journeys/1', '/journeys/2'),
  '/users': at('/users', '/users?q=nothing'),
  '/users/:userId': visitPerson,
  '/users/:userId/routes': visitRoutesOfPerson,
  '/users/:userId/following': at('/users/1/following'),
  '/users/:userId/journeys': at('/users/1/journeys'),
  '/users/:userId/followers': at('/users/1/followers'),
  '/blogs': at('/blogs'),
  '/blogs/articles': at('/blogs/articles', '/blogs/articles?tag=nothing'),
  '/blogs/articles/:postId': at('/blogs/articles/1'),
  '/about': at('/about'),
  '/tutorial': at('/tutorial'),
  '/faq': at('/faq', '/faq?q=nothing+at+all'),
  '/contact': at('/contact'),
  '/community_policy': at('/community_policy'),
  '/history': at('/history'),
  '/term': at('/term'),
  '/privacy': at('/privacy'),
  '/gdpr': at('/gdpr'),
  '/withdrawcomplete': at('/withdrawcomplete'),
  '/offline': at('/offline', '/offline?from=%2Fhome', '/offline?edit=article%3A1', '/offline?record=1'),
  '/search/map': visitSearchMap,
  '/try': tryEditor,
  '/login': at('/login'),
  '/signup': at('/signup'),
  '/emailverify': enterCode,
  '/forgetpass': at('/forgetpass'),
  '/resetpass': at('/resetpass'),
  '/unsubscribe': at('/unsubscribe?key=none'),
  '/strava_success': at('/strava_success'),
  '/timeline_import': lookAtTimeline,
  '/*': at('/no/such/page'),
}

/** What an author opens; the visits share one account and one article of it. */
export const PAGES_OF_AUTHORS: Pages = {
  '/routes/:articleId/compare': compareCopy,
  '/routes/:articleId/propose': proposeEdit,
  '/routes/:articleId/proposals': at('/routes/1/proposals'),
  '/routes/:articleId/proposals/:proposalId': readProposal,
  '/home': at('/home'),
  '/home/notify': at('/home/notify'),
  '/home/stock': at('/home/stock'),
  '/home/walks': at('/home/walks'),
  '/home/years': lookAtYears,
  '/users/:userId/years': lookAtShownYears,
  '/home/file': at('/home/file'),
  '/home/gm_timeline': at('/home/gm_timeline'),
  '/home/gm_timeline/map': lookAtStoredDay,
  '/home/follows': at('/home/follows', '/home/follows?side=followers'),
  '/home/profile': at('/home/profile'),
  '/home/account': at('/home/account'),
  '/home/account/confirm': at('/home/account/confirm'),
  '/home/account/email': at('/home/account/email'),
  '/home/account/password': at('/home/account/password'),
  '/home/account/associate': at('/home/account/associate'),
  '/home/account/passkeys': at('/home/account/passkeys'),
  '/home/account/tokens': at('/home/account/tokens'),
  '/home/account/webhooks': at('/home/account/webhooks'),
  '/home/account/sessions': at('/home/account/sessions'),
  '/home/account/blocks': at('/home/account/blocks'),
  '/home/account/private_places': at('/home/account/private_places'),
  '/home/account/sending': at('/home/account/sending'),
  '/home/account/name': at('/home/account/name'),
  '/home/account/data': at('/home/account/data'),
  '/home/account/withdraw': at('/home/account/withdraw'),
  '/home/routes': at('/home/routes'),
  '/home/journeys': lookAtOwnJourneys,
  '/home/journeys/:journeyId/edit': editJourney,
  '/home/routes/:articleId': ofArticle(''),
  '/home/routes/:articleId/preview': ofArticle('/preview'),
  '/home/routes/:articleId/history': ofArticle('/history?version=1'),
  '/home/routes/:articleId/edit': edit,
  '/home/routes/create': create,
  '/home/routes/create_from_file': createFromFile,
  '/home/routes/create_from_strava': at('/home/routes/create_from_strava'),
  '/home/routes/import_articles': at('/home/routes/import_articles'),
  '/home/routes/trash': at('/home/routes/trash'),
  '/home/routes/record': at('/home/routes/record'),
  '/home/*': at('/home/no/such/page'),
}

/** Pages of a moderator, with a reported target and an article whose author requests publication. */
export const PAGES_OF_MODERATORS: Pages = {
  '/admin': at('/admin'),
  '/admin/requests': at('/admin/requests'),
  '/admin/comments': at('/admin/comments'),
  '/admin/comments/:commentId': at('/admin/comments/1'),
  '/admin/journeys': at('/admin/journeys'),
  '/admin/journeys/:journeyId': at('/admin/journeys/1'),
  '/admin/walk-logs': at('/admin/walk-logs'),
  '/admin/walk-logs/:walkId': at('/admin/walk-logs/1'),
  '/admin/log': at('/admin/log'),
  '/admin/system': at('/admin/system'),
  '/admin/reports/:reportId': at('/admin/reports/1'),
  '/admin/routes/:articleId': at('/admin/routes/1', '/admin/routes/2'),
  '/admin/users/:userId': at('/admin/users/1'),
  '/admin/*': at('/admin/no/such/page'),
}

/** Makes the logged-in user a moderator, with the first two articles of the demonstration to review. */
export async function becomeModerator(page: Page, language: Locale, server: RunningServer): Promise<void> {
  const { name } = await aUser(page, language)
  await apiOf(page).reportRoute({ query: {}, body: { route_id: 1, content: 'It crosses private land.' } })
  await server.moderate('forbid', '2', '--reason', 'It crosses private land. Please leave out the last part.')
  await server.moderate('role', name, 'moderator')
}

/**
 * Addresses that show nothing of their own: they lead on, take a form, or speak while the product is maintained. Those
 * of providers are looked at where there is one.
 */
export const NOT_SHOWN = [
  ...['/logout', '/preferences', '/maintenance'],
  ...['/auth/:provider', '/auth/:provider/callback', '/signup/complete'],
]

function at(...paths: readonly string[]) {
  return async ({ page, language, look }: Visit) => {
    for (const path of paths) {
      await page.goto(inLanguage(path, language))
      await look()
    }
  }
}

const inLanguage = (path: string, language: Locale) => `${path}${path.includes('?') ? '&' : '?'}hl=${language}`

async function lookAtOwnJourneys({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/home/journeys', language))
  await look()
  await createJourney(page)
  await page.reload()
  await look()
  await page.goto(inLanguage('/home/journeys?trashed=1', language))
  await look()
}

async function editJourney({ page, language, look }: Visit): Promise<void> {
  const id = await createJourney(page)
  await page.goto(inLanguage(`/home/journeys/${id}/edit`, language))
  await look()
}

/** With nothing, and with a walk. */
async function lookAtYears(visit: Visit): Promise<void> {
  await at('/home/years')(visit)
  await logWalk(visit.page, { articleId: 1, visibility: 'public' })
  await at('/home/years?year=2026', '/home/years?year=all')(visit)
}

async function lookAtShownYears(visit: Visit): Promise<void> {
  const api = apiOf(visit.page)
  await logWalk(visit.page, { articleId: 1, visibility: 'public' })
  await api.showYears({ body: { is_public: true } })
  const self = await api.currentUser({})
  if (!self.ok) throw new Error(self.error.code)
  await at(`/users/${self.data?.id}/years`)(visit)
}

async function readArticle({ page, language, look }: Visit): Promise<void> {
  const id = await openDemonstration(page, language)
  await look()
  await page.emulateMedia({ media: 'print' })
  await look()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(inLanguage(`/embed/${id}`, language))
  await look()
}

async function visitPerson({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/users', language))
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/users\/\d+/)
  await look()
}

async function visitRoutesOfPerson(visit: Visit): Promise<void> {
  const { page, language, look } = visit
  await visitPerson({ ...visit, look: async () => {} })
  await page.goto(inLanguage(`${new URL(page.url()).pathname}/routes`, language))
  await look()
}

async function visitSearchMap({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/search/map', language))
  await expect(page.getByRole('slider', { name: visitorMessages(language)('map.canvas') })).toBeVisible({
    timeout: 60_000,
  })
  await look()
}

async function enterCode({ page, language, look }: Visit): Promise<void> {
  const { name, email, password } = newAccount()
  const signedUp = await apiOf(page).signUp({ body: { name, email, password, terms: true, locale: language } })
  expect(signedUp.ok).toBe(true)
  await page.goto('/emailverify')
  await look()
}

/** An author whose article has two languages, and names that are long and do not break. @returns the article's id. */
export async function becomeAuthor(page: Page, language: Locale): Promise<number> {
  await aUser(page, language)
  const { id } = await createArticle(page, {
    is_draft: true,
    tag: [{ name: 'たいへん長い札'.repeat(7) }],
    language: 'en-us',
    translation: { title: '峠を越える', summary: '', context: { version: 1, blocks: [] } },
  })
  return id
}

/** The one article of the author. */
async function articleOf(page: Page): Promise<number> {
  const { data } = await (await page.request.get('/api/v1/self/routes')).json()
  return data[0].id
}

function ofArticle(path: string) {
  return async (visit: Visit) => at(`/home/routes/${await articleOf(visit.page)}${path}`)(visit)
}

/** A copy of an article of the demonstration, one layer short. */
async function compareCopy(visit: Visit): Promise<void> {
  const api = apiOf(visit.page)
  const original = await api.readRoute({ params: { id: '1' } })
  if (!original.ok) throw new Error(original.error.code)
  const [layer] = original.data.layer
  const layerId = typeof layer === 'object' && layer && 'id' in layer ? String(layer.id) : ''
  const body = { title: 'A copy', layer_ids: [layerId], with_text: false }
  const copy = await api.cloneRoute({ params: { id: '1' }, body })
  if (!copy.ok) throw new Error(copy.error.code)
  await at(`/routes/${copy.data.id}/compare`)(visit)
}

async function proposeEdit({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/routes/1/propose', language))
  await expect(page.getByRole('button', { name: editorMessages(language).map.map.fit })).toBeVisible({
    timeout: 60_000,
  })
  await look()
}

/** The one proposal of this reader for an article of the demonstration. */
async function readProposal(visit: Visit): Promise<void> {
  const api = apiOf(visit.page)
  const params = { id: '1' }
  const after = { name: 'Another layer' }
  const changes = [{ kind: 'layer', id: 'another', previous_id: null, before: null, after }]
  await api.createProposal({ params, body: { base_version: 1, changes, reason: 'A layer is missing.' } })
  const list = await api.listProposals({ params })
  if (!list.ok) throw new Error(list.error.code)
  await at(`/routes/1/proposals/${list.data.data[0]?.id}`)(visit)
}

async function edit({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage(`/home/routes/${await articleOf(page)}/edit`, language))
  const editor = new ArticleEditorPage(page, language)
  await editor.expectMap()
  await look()
  const fields = { content: editor.text, settings: page.getByRole('radio').first() }
  for (const section of ['content', 'settings'] as const) {
    await editor.show(section)
    await expect(fields[section]).toBeVisible()
    await look()
  }
}

async function tryEditor({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/try', language))
  await new ArticleEditorPage(page, language).expectMap()
  await look()
}

/** Before and after a file was chosen, which the page keeps: the next visit begins without it. */
async function createFromFile({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/home/routes/create_from_file', language))
  await look()
  const t = importMessages(language)
  await chooseFiles(page, language, 'e2e/fixtures/torii-pass.gpx')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await look()
  await page.getByRole('button', { name: t('import.remove', { name: 'torii-pass.gpx' }) }).click()
}

/** Before and after a file was chosen, with its days in a list and on the map. */
async function lookAtTimeline({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/timeline_import', language))
  await look()
  const t = timelineMessages(language)
  await chooseTimeline(page, language)
  await expect(page.getByRole('button', { name: t('timeline.execute', { count: 2 }) })).toBeVisible()
  await look()
  await page.getByRole('tab', { name: t('timeline.tabMap') }).click()
  await expect(page.getByRole('button', { name: editorMessages(language).map.map.fit })).toBeVisible({
    timeout: 60_000,
  })
  await look()
}

/** With nothing stored, and with a day. */
async function lookAtStoredDay(visit: Visit): Promise<void> {
  const { page, language, look } = visit
  await at('/home/gm_timeline/map')(visit)
  const day = await storeSampleDay(page)
  await page.goto(inLanguage(`/home/gm_timeline/map?date=${day}`, language))
  await expect(page.getByRole('button', { name: editorMessages(language).map.map.fit })).toBeVisible({
    timeout: 60_000,
  })
  await look()
}

async function create({ page, language, look }: Visit): Promise<void> {
  await page.goto(inLanguage('/home/routes/create', language))
  await expect(page.getByRole('button', { name: editorMessages(language).map.map.fit })).toBeVisible({
    timeout: 60_000,
  })
  await look()
}
