import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aBody, anArticle } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

/** Saves an article whose text fields contain `text` in the middle and at both ends, sent unchanged. */
async function save(text: string | Buffer) {
  const words = '@words@'
  const context = { version: 1, blocks: [{ type: 'paragraph', text: words }] }
  const json = JSON.stringify(anArticle({ title: words, summary: words, tag: [{ name: words }], context }))
  const written = Buffer.concat([Buffer.from('a'), Buffer.from(text), Buffer.from('b')])
  const pieces = json.split(words).flatMap((piece, n) => (n === 0 ? [] : [written]).concat(Buffer.from(piece)))
  const headers = { 'content-type': 'application/json' }
  const answer = await author.fetch('/api/v1/routes', {
    method: 'POST',
    headers,
    body: new Uint8Array(Buffer.concat(pieces)),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('[C37] a text', () => {
  it.each(['道', '😀', 'é', 'e\u0301', '👩\u200d🚒', '\u3000', '\u00a0', '\ufffd', '❤\ufe0f', '葛\u{e0100}'])(
    'with %j is read back as it was sent',
    async (text) => {
      const { status, body } = await save(text)
      expect(status).toBe(201)
      const read = await author.api.readRoute({ params: { id: String(body.id) }, query: {} })
      const whole = `a${text}b`
      expect(read).toMatchObject({ ok: true, data: { title: whole, summary: whole, tag: [{ name: whole }] } })
      const stored = read.ok ? JSON.stringify(read.data.context) : ''
      expect(stored).toContain(JSON.stringify(whole).slice(1, -1))
    },
  )

  it.each(['\u200b', '\u200d', '\u202e', '\ufe0f', '\u{e0067}', '\u3164'])(
    'is stored without %j, which nobody sees',
    async (text) => {
      const { body } = await save(text)
      expect(body).toMatchObject({
        title: 'ab',
        summary: 'ab',
        tag: [{ name: 'ab' }],
        context: { blocks: [{ text: 'ab' }] },
      })
    },
  )

  it.each(['\\u0001', '\\u0000', '\\u001f', '\\b', '\\u007f', '\\u0085', '\\ufeff', '\ufeff', '\u007f', '\\ud800'])(
    'with %s is refused',
    async (text) => {
      const { status, body } = await save(text)
      expect([status, body.error.code]).toEqual([422, 'request.invalid'])
    },
  )

  it.each([[0xff], [0xc0, 0x80], [0xe3, 0x81], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]])(
    'of bytes that are no UTF-8 is refused: %i %i',
    async (...bytes) => {
      const { status, body } = await save(Buffer.from(bytes.filter((byte) => byte !== undefined)))
      expect([status, body.error.fields]).toEqual([422, [{ field: '', rule: 'encoding' }]])
    },
  )

  it('that somebody pasted with marks that nobody sees is saved without them by our own pages', async () => {
    const answer = await author.api.createRoute({ body: anArticle({ title: '\ufeff峠\u0001\b道\\u0001' }) })
    expect(answer).toMatchObject({ status: 201, data: { title: '峠道\\u0001' } })
  })
})

describe('pictures of other sites', () => {
  const foreign = 'https://img.example.net/temporary/x.png'

  it.each([
    ['an image', { type: 'singleImage', url: foreign, caption: '' }],
    ['a gallery', { type: 'images', images: [{ src: foreign, tmpId: null }], raito: '4-3', long: 'width' }],
  ])('are kept in %s, and no reader’s browser asks for them', async (_, block) => {
    const context = aBody(block)
    const { id } = await createArticle(author, { context, is_draft: false, private_mode: null, language: 'ja' })
    const answer = await test.aGuest().api.readRoute({ params: { id: String(id) } })
    if (!answer.ok) throw new Error(answer.error.code)
    expect(JSON.stringify(answer.data.context)).toContain(foreign)
    expect(answer.data.body_html).toContain('>ほかのサイトの画像（img.example.net）</a>')
    expect(answer.data.body_html).not.toContain('<img')
  })

  it('are those with another host, not those of this product', async () => {
    const urls = ['/files/a.jpg', 'http://localhost/files/b.jpg']
    const context = aBody(...urls.map((url) => ({ type: 'singleImage', url, caption: '' })))
    const { id } = await createArticle(author, { context })
    const answer = await author.api.readRoute({ params: { id: String(id) } })
    if (!answer.ok) throw new Error(answer.error.code)
    for (const url of urls) expect(answer.data.body_html).toContain(`<img src="${url}"`)
  })
})
