import {
  diffDocuments,
  encodePolyline,
  type MapDocument,
  type Position,
  parseMapDocument,
  serializeMapChanges,
} from '@mishiori/map-document'
import { PRODUCT_LIMITS, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blocks } from '../../schema/blocks.table.ts'
import { editProposals } from '../../schema/edit-proposals.table.ts'
import { files } from '../../schema/files.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
let reader: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  author = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
})
afterAll(() => test.close())

type Layers = RouteArticleInput['layer']

function mapOf(layers: Layers): MapDocument {
  const parsed = parseMapDocument(layers)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.document
}

const changesTo = (article: RouteArticle, layers: Layers) => [
  ...serializeMapChanges(diffDocuments(mapOf(article.layer), mapOf(layers))),
]
const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const ofProposal = (article: { id: number }, proposal: { id: number }) => ({
  params: { id: String(article.id), proposalId: String(proposal.id) },
})

/** The spot is called otherwise, and there is another one. */
const PROPOSED: Layers = [aLayer(aLine(), aSpot({ name: '峠の茶屋' }), aSpot({ tmpId: 'view', name: '展望台' }))]
const [SPOT, VIEW] = ['object:spot-1', 'object:view']

const propose = (
  article: RouteArticle,
  layers: Layers = PROPOSED,
  { by = reader, reason = '名前が違います。', token }: { by?: TestUser; reason?: string; token?: string } = {},
) =>
  by.api.createProposal({
    ...params(article),
    query: token ? { token } : {},
    body: { base_version: article.version, changes: changesTo(article, layers), reason },
  })

async function proposed(...of: Parameters<typeof propose>) {
  const answer = await propose(...of)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const decide = (
  article: { id: number; version: number },
  proposal: { id: number },
  { accept = [SPOT, VIEW], answer = '', by = author, version = article.version } = {},
) =>
  by.api.decideProposal(
    { ...ofProposal(article, proposal), body: { accept, answer } },
    { headers: { 'if-match': `"${version}"` } },
  )

async function read(article: { id: number }, by: { api: TestUser['api'] } = test.aGuest()): Promise<RouteArticle> {
  const answer = await by.api.readRoute(params(article))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function save(article: RouteArticle, over: Partial<RouteArticleInput>): Promise<RouteArticle> {
  const { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path } = article
  const body = { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path, ...over }
  const headers = { 'if-match': `"${article.version}"` }
  const answer = await author.api.saveRoute({ ...params(article), body }, { headers })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const namesOn = ({ layer }: RouteArticle) =>
  mapOf(layer).layers.flatMap(({ objects }) => objects.map(({ name }) => name))

describe('proposing', () => {
  it('keeps the difference with its reason, and tells the author once', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    expect(proposal).toMatchObject({
      user: { id: reader.user.id },
      base_version: 1,
      reason: '名前が違います。',
      status: 'open',
      accepted: [],
    })
    const readAnswer = await author.api.readProposal(ofProposal(article, proposal))
    expect(readAnswer).toMatchObject({ data: { changes: [{ id: 'spot-1' }, { id: 'view', before: null }] } })
    const told = await test.db.select().from(notifications).where(eq(notifications.userId, author.user.id))
    expect(told).toMatchObject([{ type: 'proposal', actorId: reader.user.id, proposalId: proposal.id }])
    expect(await author.api.readOwnRoute(params(article))).toMatchObject({ data: { open_proposals: 1 } })
    expect(await read(article)).toMatchObject({ version: 1, contributors: [] })
  })

  it('needs a change and a reason', async () => {
    const article = await createArticle(author)
    expect(await propose(article, article.layer)).toMatchObject({ error: { code: 'proposal.empty' } })
    expect(await propose(article, PROPOSED, { reason: '' })).toMatchObject({ error: { code: 'request.invalid' } })
    const { max } = PRODUCT_LIMITS.proposalReasonLength
    expect(await propose(article, PROPOSED, { reason: 'a'.repeat(max + 1) })).toMatchObject({ status: 422 })
    expect(await propose(article, PROPOSED, { reason: 'a'.repeat(max) })).toMatchObject({ status: 201 })
  })

  it('refuses what is no change of a map', async () => {
    const article = await createArticle(author)
    const body = { base_version: 1, changes: [{ kind: 'object', id: 'x', before: null, after: {} }], reason: 'x' }
    expect(await reader.api.createProposal({ ...params(article), body })).toMatchObject({
      status: 422,
      error: { code: 'proposal.invalid' },
    })
  })

  it('refuses what is too large', async () => {
    const article = await createArticle(author)
    const body = { base_version: 1, changes: ['a'.repeat(PRODUCT_LIMITS.proposalBytes)], reason: 'x' }
    expect(await reader.api.createProposal({ ...params(article), body })).toMatchObject({ status: 413 })
  })

  it('is refused when nothing of it applies any more', async () => {
    const article = await createArticle(author)
    await save(article, { layer: [aLayer(aLine())] })
    const renamed = [aLayer(aLine(), aSpot({ name: '峠の茶屋' }))]
    expect(await propose(article, renamed)).toMatchObject({ status: 409, error: { code: 'proposal.outdated' } })
  })

  it('is open once for a reader and an article, however often it is sent at once', async () => {
    const article = await createArticle(author)
    const answers = await Promise.all(Array.from({ length: 15 }, () => propose(article)))
    const codes = answers.map((answer) => (answer.ok ? 'sent' : answer.error.code))
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['sent', 'proposal.open_already']))
  })

  it('is made once for one key', async () => {
    const article = await createArticle(author)
    const body = { base_version: 1, changes: changesTo(article, PROPOSED), reason: 'x' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => reader.api.createProposal({ ...params(article), body }, { headers })
    const [first, again] = [await send(), await send()]
    expect(first.ok && again.ok && first.data.id === again.data.id).toBe(true)
  })

  it('is refused beyond a number in an hour', async () => {
    const article = await createArticle(author)
    for (let count = 0; count < PRODUCT_LIMITS.proposalsPerHour; count += 1) await propose(article, article.layer)
    expect(await propose(article)).toMatchObject({ status: 429, error: { code: 'request.too_many' } })
  })

  it('is for readers: not for the author, not of what one may not see', async () => {
    const article = await createArticle(author, { private_mode: 'url' })
    const token = tokenOf(article)
    expect(await propose(article, PROPOSED, { by: author })).toMatchObject({ error: { code: 'proposal.own_article' } })
    expect(await propose(article)).toMatchObject({ error: { code: 'article.not_found' } })
    expect(await propose(article, PROPOSED, { token })).toMatchObject({ status: 201 })
  })

  it.each(['author', 'reader'] as const)('[B24] is nothing for who the %s blocks', async (blocker) => {
    const article = await createArticle(author)
    const [one, other] = blocker === 'author' ? [author, reader] : [reader, author]
    await test.db.insert(blocks).values({ blockerId: one.user.id, blockedId: other.user.id })
    expect(await propose(article)).toMatchObject({ status: 403, error: { code: 'user.blocked' } })
  })
})

describe('proposals of an article', () => {
  it('are the author’s to see, and each reader’s own', async () => {
    const article = await createArticle(author)
    const stranger = await test.aVerifiedUser()
    const proposal = await proposed(article)
    const listed = async (by: TestUser) => {
      const answer = await by.api.listProposals(params(article))
      return answer.ok ? answer.data.data.map(({ id }) => id) : null
    }
    expect([await listed(author), await listed(reader), await listed(stranger)]).toEqual([
      [proposal.id],
      [proposal.id],
      [],
    ])
    expect(await stranger.api.readProposal(ofProposal(article, proposal))).toMatchObject({
      error: { code: 'proposal.not_found' },
    })
    const other = await createArticle(stranger)
    expect(await stranger.api.readProposal(ofProposal(other, proposal))).toMatchObject({ status: 404 })
  })

  it('can be taken back until they are answered', async () => {
    const article = await createArticle(author)
    const first = await proposed(article)
    for (let count = 0; count < 2; count += 1) {
      expect(await reader.api.withdrawProposal(ofProposal(article, first))).toMatchObject({
        data: { status: 'withdrawn' },
      })
    }
    expect(await author.api.readProposal(ofProposal(article, first))).toMatchObject({ status: 404 })
    const second = await proposed(article)
    expect(await author.api.withdrawProposal(ofProposal(article, second))).toMatchObject({
      error: { code: 'proposal.not_found' },
    })
    await decide(article, second, { accept: [] })
    expect(await reader.api.withdrawProposal(ofProposal(article, second))).toMatchObject({
      status: 409,
      error: { code: 'proposal.decided' },
    })
  })
})

describe('the answer', () => {
  it('takes a proposal whole: the map changes, the reader is credited and told', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    expect(await decide(article, proposal, { answer: ' ありがとうございます ' })).toMatchObject({
      data: { status: 'accepted', accepted: [SPOT, VIEW], answer: 'ありがとうございます' },
    })
    const now = await read(article)
    expect(namesOn(now)).toEqual(['街道', '峠の茶屋', '展望台'])
    expect(now).toMatchObject({ version: 2, title: article.title, contributors: [{ id: reader.user.id }] })
    const told = await test.db.select().from(notifications).where(eq(notifications.userId, reader.user.id))
    expect(told).toMatchObject([{ type: 'proposal_answer', actorId: author.user.id, details: { status: 'accepted' } }])
  })

  it('takes it object by object', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    expect(await decide(article, proposal, { accept: [VIEW] })).toMatchObject({
      data: { status: 'partly_accepted', accepted: [VIEW] },
    })
    expect(namesOn(await read(article))).toEqual(['街道', '峠の茶屋跡', '展望台'])
  })

  it('declines it with a word', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    expect(await decide(article, proposal, { accept: [], answer: '跡地です。' })).toMatchObject({
      data: { status: 'declined', answer: '跡地です。' },
    })
    expect(await read(article)).toMatchObject({ version: 1, contributors: [] })
    expect(await decide(article, proposal)).toMatchObject({ error: { code: 'proposal.decided' } })
  })

  it('applies beside what the author has changed meanwhile', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    const since = await save(article, { title: '新しい題', layer: [aLayer(aLine({ name: '旧街道' }), aSpot())] })
    expect(await decide(since, proposal)).toMatchObject({ ok: true })
    const now = await read(article)
    expect(now.title).toBe('新しい題')
    expect(namesOn(now)).toEqual(['旧街道', '峠の茶屋', '展望台'])
  })

  it('leaves what sensors told about the author’s body, which the reader was not shown', async () => {
    const path: Position[] = [
      [137.81, 35.96],
      [137.82, 35.97],
      [137.83, 35.98],
    ]
    const told = { heart_rates: [101, 102, 103], powers: [null, 210, 220] }
    const layer = [aLayer(aLine({ path: encodePolyline(path), ...told }))]
    const [moved, removed] = [await createArticle(author, { layer }), await createArticle(author, { layer })]
    const seen = await read(moved, reader)
    expect(JSON.stringify(seen.layer)).not.toContain('heart_rates')
    const proposal = await proposed(seen, [aLayer(aLine({ path: encodePolyline(path.with(1, [137.82, 35.99])) }))])
    expect(await decide(moved, proposal, { accept: ['object:line-1'] })).toMatchObject({ ok: true })
    const kept = { path: encodePolyline(path.with(1, [137.82, 35.99])), heart_rates: [101, null, 103] }
    expect(await read(moved, author)).toMatchObject({ layer: [{ objects: [{ ...kept, powers: [null, null, 220] }] }] })
    expect(JSON.stringify((await read(moved)).layer)).not.toContain('heart_rates')
    const other = await proposed(await read(removed, reader), [aLayer(aLine({ tmpId: 'line-2' }))])
    const accept = ['object:line-1', 'object:line-2', 'mainLine']
    expect(await decide(removed, other, { accept })).toMatchObject({ data: { status: 'accepted' } })
  })

  it('tells of a chosen change that no longer applies, and takes the others', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    const since = await save(article, { layer: [aLayer(aLine())] })
    expect(await decide(since, proposal)).toMatchObject({ status: 409, error: { code: 'proposal.outdated' } })
    expect(await decide(since, proposal, { accept: [VIEW] })).toMatchObject({ data: { status: 'partly_accepted' } })
  })

  it('is given to the article that was looked at', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    await save(article, { title: '新しい題' })
    expect(await decide(article, proposal)).toMatchObject({ status: 412, error: { code: 'article.version_conflict' } })
    const body = { accept: [SPOT], answer: '' }
    expect(await author.api.decideProposal({ ...ofProposal(article, proposal), body })).toMatchObject({
      error: { code: 'article.version_required' },
    })
    expect(await author.api.readProposal(ofProposal(article, proposal))).toMatchObject({ data: { status: 'open' } })
  })

  it('is given once when it is given thirty times at once', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => decide(article, proposal, index % 2 ? { accept: [] } : {})),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const told = and(eq(notifications.userId, reader.user.id), eq(notifications.type, 'proposal_answer'))
    expect(await test.db.select().from(notifications).where(told)).toHaveLength(1)
  })

  it('is the author’s alone', async () => {
    const article = await createArticle(author)
    const proposal = await proposed(article)
    for (const by of [reader, await test.aVerifiedUser()]) {
      expect(await decide(article, proposal, { by })).toMatchObject({ error: { code: 'proposal.not_found' } })
    }
    expect(await decide(article, proposal, { accept: ['object:none'] })).toMatchObject({
      error: { code: 'proposal.empty' },
    })
  })

  it('cannot leave a published map without a route', async () => {
    const article = await createArticle(author, { layer: [aLayer(aSpot())] })
    const proposal = await proposed(article, [aLayer()])
    expect(await decide(article, proposal, { accept: [SPOT] })).toMatchObject({ error: { code: 'article.map_empty' } })
  })

  it('makes pictures of the reader the author’s own', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg')
    const picture = await reader.api.uploadImage({ body: form })
    const url = `http://localhost${picture.ok ? picture.data.url : ''}`
    const article = await createArticle(author)
    const proposal = await proposed(article, [aLayer(aLine(), aSpot({ type: 'image_text', images: [url], url }))])
    expect(await decide(article, proposal, { accept: [SPOT] })).toMatchObject({ ok: true })
    const [own] = await test.db.select().from(files).where(eq(files.userId, author.user.id))
    expect(JSON.stringify((await read(article)).layer)).toContain(`/files/${own?.storedName}`)
  })
})

it('leaves nothing of the words of who has left, and names them no more', async () => {
  const article = await createArticle(author)
  const taken = await proposed(article)
  await decide(article, taken)
  await test.services.proposals.leave(test.db, reader.user.id)
  const rows = await test.db.select().from(editProposals).where(eq(editProposals.userId, reader.user.id))
  expect(rows).toMatchObject([{ reason: '', changes: [], status: 'accepted' }])
  expect(await test.services.proposals.exportOf(reader.user.id)).toHaveLength(1)
})
