import { diffDocuments, type MapDocument, parseMapDocument, serializeMapChanges } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type ProposedText, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editProposals } from '../../schema/edit-proposals.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aBody, aLayer, aLine, aParagraph, aSpot } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

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

function mapOf(layers: RouteArticleInput['layer']): MapDocument {
  const parsed = parseMapDocument(layers)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.document
}

const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const ofProposal = (article: { id: number }, proposal: { id: number }) => ({
  params: { id: String(article.id), proposalId: String(proposal.id) },
})

async function read(article: { id: number }): Promise<RouteArticle> {
  const answer = await test.aGuest().api.readRoute(params(article))
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

describe('texts of a proposal', () => {
  const BODY = aBody(aParagraph('茶屋は去年再開しました。'))
  const text = (over: Partial<ProposedText>): ProposedText => ({
    language: 'ja',
    field: 'title',
    before: '鳥居峠',
    after: '鳥居峠越え',
    ...over,
  })
  const proposeTexts = async (article: RouteArticle, texts: readonly ProposedText[]) =>
    reader.api.createProposal({
      ...params(article),
      body: { base_version: article.version, changes: [], texts: [...texts], reason: '直しました。' },
    })
  const proposedTexts = async (...of: Parameters<typeof proposeTexts>) => {
    const answer = await proposeTexts(...of)
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.data
  }
  const decideOn = (
    article: { id: number; version: number },
    proposal: { id: number },
    body: { accept: string[]; overrule?: string[] },
  ) =>
    author.api.decideProposal(
      { ...ofProposal(article, proposal), body: { answer: '', ...body } },
      { headers: { 'if-match': `"${article.version}"` } },
    )
  const bilingual = () =>
    createArticle(author, {
      title: '鳥居峠',
      summary: '',
      language: 'ja',
      translation: { title: 'Torii Pass', summary: 'On foot', context: aBody(aParagraph('Climb.')) },
    })

  it('are proposed with what they were, and taken one by one', async () => {
    const article = await bilingual()
    const texts = [text({}), text({ field: 'body', before: article.context, after: BODY })]
    const proposal = await proposedTexts(article, texts)
    expect(await author.api.readProposal(ofProposal(article, proposal))).toMatchObject({ data: { changes: [], texts } })
    const decided = await decideOn(article, proposal, { accept: ['text:ja:body'] })
    expect(decided).toMatchObject({ data: { status: 'partly_accepted', accepted: ['text:ja:body'] } })
    expect(await read(article)).toMatchObject({ title: '鳥居峠', context: BODY, translation: { title: 'Torii Pass' } })
  })

  it('land in the language that they are proposed in', async () => {
    const article = await bilingual()
    const proposal = await proposedTexts(article, [
      text({ language: 'en-us', before: 'Torii Pass', after: 'Over Torii Pass' }),
      text({ language: 'en-us', field: 'summary', before: 'On foot', after: 'A day on foot' }),
    ])
    await decideOn(article, proposal, { accept: ['text:en-us:title', 'text:en-us:summary'] })
    expect(await read(article)).toMatchObject({
      title: '鳥居峠',
      summary: article.summary,
      translation: { title: 'Over Torii Pass', summary: 'A day on foot', context: article.translation?.context },
    })
  })

  it('conflict with what the author has changed since, who may take them over it', async () => {
    const article = await bilingual()
    const proposal = await proposedTexts(article, [text({})])
    const changed = await save(article, { title: '鳥居峠を歩く' })
    const accept = ['text:ja:title']
    expect(await decideOn(changed, proposal, { accept })).toMatchObject({ error: { code: 'proposal.outdated' } })
    expect(await decideOn(changed, proposal, { accept, overrule: accept })).toMatchObject({
      data: { status: 'accepted' },
    })
    expect(await read(article)).toMatchObject({ title: '鳥居峠越え' })
  })

  it('conflict in a language that the article has no more, which nobody can take', async () => {
    const article = await bilingual()
    const proposal = await proposedTexts(article, [text({ language: 'en-us', before: 'Torii Pass', after: 'Pass' })])
    const changed = await save(article, { translation: null })
    const accept = ['text:en-us:title']
    expect(await decideOn(changed, proposal, { accept, overrule: accept })).toMatchObject({
      error: { code: 'proposal.outdated' },
    })
  })

  it('of a change of the map that conflicts is taken over it as well', async () => {
    const article = await createArticle(author)
    const layer = [aLayer(aLine(), aSpot({ name: '峠の茶屋' }))]
    const changes = [...serializeMapChanges(diffDocuments(mapOf(article.layer), mapOf(layer)))]
    const body = { base_version: 1, changes, reason: '名前が違います。' }
    const proposal = await reader.api.createProposal({ ...params(article), body })
    if (!proposal.ok) throw new Error(proposal.error.code)
    const changed = await save(article, { layer: [aLayer(aLine(), aSpot({ name: '茶屋の跡', text: '今は何もない' }))] })
    const accept = ['object:spot-1']
    expect(await decideOn(changed, proposal.data, { accept })).toMatchObject({ error: { code: 'proposal.outdated' } })
    expect(await decideOn(changed, proposal.data, { accept, overrule: accept })).toMatchObject({
      data: { status: 'accepted' },
    })
    const now = JSON.stringify((await read(article)).layer)
    expect(now).toContain('峠の茶屋')
    expect(now).toContain('今は何もない')
  })

  it.each<[string, Partial<ProposedText>]>([
    ['an empty title', { after: ' ' }],
    ['a title that is too long', { after: 'a'.repeat(PRODUCT_LIMITS.titleLength.max + 1) }],
    ['a summary that is too long', { field: 'summary', after: 'a'.repeat(PRODUCT_LIMITS.summaryLength.max + 1) }],
    ['a title that is none', { after: 7 }],
    ['a body that is none', { field: 'body', after: 'x' }],
    ['a language that the article has not', { language: 'en-us' }],
  ])('are refused: %s', async (_, over) => {
    const article = await createArticle(author, { title: '鳥居峠', language: 'ja' })
    expect(await proposeTexts(article, [text(over)])).toMatchObject({
      status: 422,
      error: { code: 'proposal.invalid', fields: [{ field: 'texts.0' }] },
    })
  })

  it('are taken up to their lengths, and not twice or unchanged', async () => {
    const article = await createArticle(author, { title: '鳥居峠', language: 'ja' })
    expect(await proposeTexts(article, [text({}), text({})])).toMatchObject({ error: { code: 'proposal.invalid' } })
    expect(await proposeTexts(article, [text({ after: '鳥居峠' })])).toMatchObject({
      error: { code: 'proposal.empty' },
    })
    const longest = [
      text({ after: 'a'.repeat(PRODUCT_LIMITS.titleLength.max) }),
      text({ field: 'summary', before: article.summary, after: 'a'.repeat(PRODUCT_LIMITS.summaryLength.max) }),
    ]
    expect(await proposeTexts(article, longest)).toMatchObject({ status: 201 })
  })

  it('become the author’s with their pictures, and nothing of them can run', async () => {
    const article = await createArticle(author, { title: '鳥居峠', language: 'ja' })
    const evil = aBody(aParagraph('<img src=x onerror=alert(1)><b>x</b>'))
    const proposal = await proposedTexts(article, [text({ field: 'body', before: article.context, after: evil })])
    await decideOn(article, proposal, { accept: ['text:ja:body'] })
    const { body_html: html } = await read(article)
    expect(html).toContain('<b>x</b>')
    expect(html).not.toContain('onerror=alert(1)>')
  })

  it('[A17] are forgotten with the account of who proposed them', async () => {
    const article = await bilingual()
    const proposal = await proposedTexts(article, [text({})])
    await decideOn(article, proposal, { accept: ['text:ja:title'] })
    await reader.api.withdraw({ body: {} })
    const [row] = await test.db.select().from(editProposals).where(eq(editProposals.id, proposal.id))
    expect(row).toMatchObject({ texts: [], changes: [], reason: '' })
  })
})
