import { encodePolyline, type Position } from '@mishiori/map-document'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aLayer, aLine, anArticle, aSpot } from '../../modules/route-articles/testing/an-article.ts'
import { aTimelineDay, aTimelineImport } from '../../modules/timeline/testing/a-timeline-day.ts'
import { aVerifiedAccount, PASSWORD } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'

const lines: string[] = []
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ log: { level: 'trace', stream: { write: (line) => void lines.push(line) } } })
})
afterAll(() => test.close())

/** As exact as a phone records: nobody else has been there. */
const WAY: readonly Position[] = [
  [137.784612, 35.931287],
  [137.790134, 35.937891],
  [137.801278, 35.945533],
]
const HOME = { lat: 35.123457, lng: 137.654327 }
const PATH = encodePolyline(WAY)
const NEW_PASSWORD = 'another long password'
const PRIVATE_ARTICLE = anArticle({
  private_mode: 'private',
  title: 'the way to my house',
  layer: [aLayer(aLine({ path: PATH }), aSpot(HOME))],
})

const post = (client: TestClient, path: string, body: string, headers = {}) =>
  client.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

/** Requests of every kind that carries something private, refused ones and failing ones among them. */
async function liveThrough() {
  const owner = await aVerifiedAccount(test)
  const { email } = owner.body
  const secrets = [email, ...owner.cookies.values()]
  const guest = test.aGuest()
  await guest.api.logIn({ body: { email, password: `${PASSWORD} but wrong` } })
  await guest.api.logIn({ body: { email, password: PASSWORD } })
  await post(guest, '/api/v1/login', `{"email":"${email}","password":"${PASSWORD}"`)
  await post(guest, '/api/v1/signup', JSON.stringify({ email, password: PASSWORD, extra: PATH }))
  await post(guest, '/api/v1/login', JSON.stringify({ email, password: PASSWORD }), { 'x-xsrf-token': 'forged' })
  secrets.push(...guest.cookies.values())
  await guest.api.logOut()

  await test.aGuest().api.requestPasswordReset({ body: { email } })
  const [mail] = await test.mailsTo(email, 2)
  const token = mail?.text.match(/token=([\w-]+)/)?.[1] ?? 'none was mailed'
  await test.aGuest().fetch(`/resetpass?token=${token}`, {})
  await test.aGuest().api.resetPassword({ body: { token, password: NEW_PASSWORD } })
  await owner.api.logIn({ body: { email, password: NEW_PASSWORD } })
  secrets.push(token, ...owner.cookies.values())

  await owner.api.createRoute({ query: {}, body: PRIVATE_ARTICLE })
  const shared = await owner.api.createRoute({ query: {}, body: { ...PRIVATE_ARTICLE, private_mode: 'url' } })
  const share = new URL((shared.ok && shared.data.full_share_url) || 'http://none.example/?token=none-was-made')
  await test.aGuest().fetch(`/api/v1/routes/${shared.ok && shared.data.id}${share.search}`, {})
  secrets.push(share.searchParams.get('token') ?? '')

  await owner.api.createPrivatePlace({ body: { name: 'my house', radius: 500, position: HOME } })
  const started = await owner.api.createTimelineImport({ body: aTimelineImport() })
  const id = String(started.ok && started.data.id)
  await owner.api.sendTimelineDays({ params: { id }, body: { days: [aTimelineDay()] } })
  await fail(owner)
  return secrets
}

/** The database refuses in the midst of a save: its error names the query and what was sent with it. */
async function fail(owner: TestClient) {
  await test.db.execute(sql`alter table route_maps rename to gone`)
  try {
    const answer = await owner.api.createRoute({ query: {}, body: PRIVATE_ARTICLE })
    expect(answer.status).toBe(500)
  } finally {
    await test.db.execute(sql`alter table gone rename to route_maps`)
  }
}

it('[F64] the log of a life with the product holds no password, cookie, code, token or exact private track', async () => {
  const secrets = [
    ...(await liveThrough()),
    PASSWORD,
    NEW_PASSWORD,
    PATH,
    JSON.stringify(PATH).slice(1, -1),
    'my house',
  ]
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  expect(log).toContain('"status":500')
  const coordinates = [...WAY.flat(), HOME.lat, HOME.lng].map((degrees) => degrees.toFixed(5))
  for (const secret of [...secrets, ...coordinates]) {
    expect(secret.length).toBeGreaterThan(5)
    expect(log.includes(secret), secret).toBe(false)
  }
  expect(log).not.toMatch(/"(?:set-)?cookie":|"x-xsrf-token":/i)
})
