import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PRODUCT_LIMITS } from '@repo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aVerifiedAccount } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'
import { createLibreTranslate } from './libre-translate.ts'

interface Asked {
  readonly path: string | undefined
  readonly body: { readonly q: readonly string[]; readonly [key: string]: unknown }
}

/** A LibreTranslate server that answers each text in capitals, unless it is told otherwise. */
let server: Server
let url: string
const asked: Asked[] = []
let answer: ((response: ServerResponse) => void) | null = null
beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body: Asked['body'] = JSON.parse(text)
    asked.push({ path: request.url, body })
    if (answer) return answer(response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ translatedText: body.q.map((one) => one.toUpperCase()) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mt`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  answer = null
})

describe('a server of LibreTranslate', () => {
  const question = { source: 'ja', target: 'en-us', texts: ['a', '<b>b</b>'] } as const
  const ask = (limitMs?: number) => {
    const onWarning = vi.fn()
    const translate = createLibreTranslate({ url, apiKey: 'key', onWarning, ...(limitMs && { limitMs }) })
    return { onWarning, translate: () => translate(question, new AbortController().signal) }
  }

  it('is asked for HTML in its own names of languages, with its key', async () => {
    const { translate, onWarning } = ask()
    expect(await translate()).toEqual(['A', '<B>B</B>'])
    expect(asked).toEqual([
      {
        path: '/mt/translate',
        body: { q: ['a', '<b>b</b>'], source: 'ja', target: 'en', format: 'html', api_key: 'key' },
      },
    ])
    expect(onWarning).not.toHaveBeenCalled()
  })

  it.each([
    ['is away', (response: ServerResponse) => response.writeHead(503).end(), /answered 503/],
    [
      'leads elsewhere',
      (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
      /redirect|fetch/,
    ],
    ['says what is no JSON', (response: ServerResponse) => response.end('<html>'), /JSON/],
    [
      'forgets a text',
      (response: ServerResponse) => response.end('{"translatedText":["A"]}'),
      /no translation of each text/,
    ],
    ['says too much', (response: ServerResponse) => response.end('x'.repeat(600_000)), /longer than/],
  ])('that %s gives no translation, and operators learn why', async (_, answerBy, warning) => {
    answer = answerBy
    const { translate, onWarning } = ask()
    await expect(translate()).rejects.toMatchObject({ code: 'translation.unavailable' })
    expect(onWarning.mock.calls.flat().join()).toMatch(warning)
    expect(onWarning.mock.calls.flat().join()).not.toContain('key')
  })

  it('that says nothing is waited for no longer than it has to', async () => {
    answer = () => {}
    const { translate, onWarning } = ask(100)
    await expect(translate()).rejects.toMatchObject({ code: 'translation.unavailable' })
    expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('did not answer within 100 ms'))
  })

  it('that failed several times is left alone for a while', async () => {
    answer = (response) => response.writeHead(500).end()
    const { translate } = ask()
    for (let time = 0; time < 6; time++) await translate().catch(() => {})
    expect(asked).toHaveLength(4)
  })
})

describe('POST /v1/translations', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ translationServer: { url, apiKey: null } })
    author = await aVerifiedAccount(test)
  })
  afterAll(() => test.close())
  let author: Pick<TestClient, 'api'>
  const send = (texts: string[]) => author.api.translate({ body: { source: 'ja', target: 'en-us', texts } })

  it('answers the texts in their order', async () => {
    expect(await send(['a', 'b'])).toMatchObject({ ok: true, data: { texts: ['A', 'B'] } })
    expect(asked[0]?.body).not.toHaveProperty('api_key')
  })

  it('takes up to 50 texts of 12,000 characters together', async () => {
    const { texts, characters } = PRODUCT_LIMITS.translation
    const full = Array.from({ length: texts }, () => 'x'.repeat(characters / texts))
    expect(await send(full)).toMatchObject({ ok: true })
    expect(await send([...full.slice(1), `${full[0]}y`])).toMatchObject({
      ok: false,
      error: { code: 'translation.too_long', params: { max: 12_000 } },
    })
    expect(await send([...full, ''])).toMatchObject({ ok: false, status: 422, error: { code: 'request.invalid' } })
  })

  it('offers nothing where no server is named', async () => {
    const without = await buildTestApp()
    const { api } = await aVerifiedAccount(without)
    const answer = await api.translate({ body: { source: 'ja', target: 'en-us', texts: ['a'] } })
    expect(answer).toMatchObject({ ok: false, status: 404, error: { code: 'translation.not_offered' } })
    await without.close()
  })

  it('says that it is not available while the server is away', async () => {
    answer = (response) => response.writeHead(502).end()
    expect(await send(['a'])).toMatchObject({ ok: false, status: 503, error: { code: 'translation.unavailable' } })
  })
})
