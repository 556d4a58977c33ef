import { createApiClient } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { answerComment } from './comment-action.server.ts'

interface Sent {
  readonly path: string
  readonly init: RequestInit
}

/** An API with the same response for every request. */
function apiThat(status: number, body: unknown) {
  const sent: Sent[] = []
  const api = createApiClient(async (path, init) => {
    sent.push({ path, init })
    if (status === 204) return new Response(null, { status })
    return Response.json(body, { status })
  })
  return { api, sent }
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const url = (search = '') => new URL(`https://routes.example/routes/7${search}`)
const posted = apiThat(201, { id: 12, state: 'shown' })
const NEW = { intent: 'comment', form: 'new', text: '一\r\n二' }

describe('what is sent about a comment', () => {
  it('goes on with the key of its form, its pointers and its text as it was typed', async () => {
    const { api, sent } = apiThat(201, { id: 12, state: 'pending' })
    const form = formOf({ ...NEW, key: 'k-new', reply_to: '3', object_id: 'spot-1', scripts: '1' })
    const answer = await answerComment({ kind: 'article', id: '7', url: url('?index&token=abc'), form, api })
    expect(answer.data).toEqual({ kind: 'posted', comment: { id: 12, state: 'pending' } })
    expect(sent[0]?.path).toBe('/api/v1/routes/7/comments?token=abc')
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ text: '一\r\n二', reply_to: 3, object_id: 'spot-1' })
    expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBe('k-new')
  })

  it('leads to the comment where there are no scripts', async () => {
    const search = '?index&token=abc&comments=oldest'
    const call = { kind: 'article', id: '7', url: url(search), form: formOf(NEW), api: posted.api } as const
    const thrown: unknown = await answerComment(call).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    if (!(thrown instanceof Response)) return
    expect(thrown.status).toBe(303)
    expect(thrown.headers.get('location')).toBe('/routes/7?token=abc&comments=oldest&comment=12#comment-12')
  })

  it('comes back with what was typed when it is refused', async () => {
    const { api } = apiThat(403, { error: { code: 'comment.blocked' } })
    const answer = await answerComment({ kind: 'article', id: '7', url: url(), form: formOf(NEW), api })
    expect(answer).toMatchObject({
      data: { kind: 'refused', form: 'new', error: { code: 'comment.blocked' }, text: '一\r\n二' },
      init: { status: 403 },
    })
  })

  it.each([
    ['edit-comment', 'PUT', 'saved'],
    ['delete-comment', 'DELETE', 'deleted'],
  ])('changes the one that is named: %s', async (intent, method, kind) => {
    const { api, sent } = intent === 'edit-comment' ? apiThat(200, { id: 5 }) : apiThat(204, null)
    const form = formOf({ intent, form: 'edit-5', comment: '5', text: '後', scripts: '1' })
    expect((await answerComment({ kind: 'article', id: '7', url: url(), form, api })).data).toEqual({ kind, id: 5 })
    expect(sent[0]).toMatchObject({ path: '/api/v1/routes/7/comments/5', init: { method } })
  })

  it.each([{ intent: 'favorite' }, { intent: 'edit-comment', comment: 'x' }, { intent: 'delete-comment' }])(
    'is nothing that this part of the page knows: %j',
    async (fields) => {
      const call = answerComment({ kind: 'article', id: '7', url: url(), form: formOf(fields), api: posted.api })
      await expect(call).rejects.toMatchObject({ init: { status: 400 } })
    },
  )
})
