import { createApiClient } from '@repo/contract'
import { anArticle } from '@repo/web-kit/testing/sample-article'
import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from './draft.ts'
import { toInput } from './draft-codec.ts'
import type { PendingSave } from './ports.ts'
import { createSendSave } from './send-save.ts'

const save: PendingSave = {
  key: 'k1',
  as: 'asDraft',
  input: toInput(EMPTY_DRAFT, 'asDraft'),
  replaces: { id: 7, version: 3 },
  revision: 1,
}

/** Sends `save` to a server with this response; returns the requests. */
async function send(answer: () => Response, pending: PendingSave = save) {
  const requests: { path: string; init: RequestInit }[] = []
  const api = createApiClient(async (path, init) => {
    requests.push({ path, init })
    return answer()
  })
  const outcome = await createSendSave(api)(pending, new AbortController().signal)
  return { outcome, requests: requests[0] }
}

const refusal = (status: number, code: string, headers: Record<string, string> = {}, more: object = {}) =>
  Response.json({ error: { code }, ...more }, { status, headers })

it('replaces with the version it was made from and a key of its own', async () => {
  const { requests } = await send(() => refusal(401, 'auth.login_required'))
  expect(requests?.path).toBe('/api/v1/routes/7')
  expect(requests?.init).toMatchObject({ method: 'PUT', headers: { 'if-match': '"3"', 'idempotency-key': 'k1' } })
})

it('tells the server which saves nobody asked for', async () => {
  const { requests } = await send(() => refusal(401, 'auth.login_required'), { ...save, isAutomatic: true })
  expect(requests?.path).toBe('/api/v1/routes/7?autosave=1')
})

it('creates under a key', async () => {
  const { requests } = await send(() => refusal(401, 'auth.login_required'), { ...save, replaces: null })
  expect(requests?.path).toBe('/api/v1/routes')
  expect(requests?.init).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'k1' } })
})

it('reads the saved version from the answer', async () => {
  const { outcome } = await send(() => Response.json(anArticle({ version: 4, updated_at: 'now' })))
  expect(outcome).toMatchObject({ kind: 'saved', article: { id: 7, version: 4, status: 'draft', updatedAt: 'now' } })
})

it.each([
  ['read by all', { status: 'public', is_draft: false }, [expect.stringContaining('walk')]],
  ['shared by link', { status: 'linkShared', is_draft: false, private_mode: 'url' }, [expect.stringContaining('walk')]],
  ['for its author alone', { status: 'private', is_draft: false, private_mode: 'private' }, []],
  ['a draft', { status: 'draft' }, []],
] as const)('reads which recordings are shown of an article that is %s', async (_, flags, shown) => {
  const walk = { tmpId: 'walk', objectType: 'RECORDING_LINE', name: 'Walk', text: '', color: 'blue', mode: 'walking' }
  const layer = [{ id: 'l1', name: 'Layer 1', objects: [{ ...walk, path: '_p~iF~ps|U_ulLnnqC' }] }]
  const { outcome } = await send(() => Response.json(anArticle({ ...flags, layer })))
  expect(outcome).toMatchObject({ kind: 'saved', article: { shownRecordings: shown } })
})

it('hands over the newer version of a conflict', async () => {
  const { outcome } = await send(() =>
    refusal(412, 'article.version_conflict', {}, { current: anArticle({ version: 9 }) }),
  )
  expect(outcome).toMatchObject({ kind: 'conflict', theirs: { saved: { id: 7, version: 9 } } })
})

it('takes a newer version that says the same for the saved one', async () => {
  const { translation: _, language: __, ...input } = save.input
  const current = anArticle({ ...input, version: 9 })
  const pending = { ...save, input: { ...save.input, language: 'ja' as const, translation: null } }
  const answer = (more: object) => () =>
    refusal(412, 'article.version_conflict', {}, { current: { ...current, ...more } })
  expect((await send(answer({}), pending)).outcome).toMatchObject({ kind: 'saved', article: { version: 9 } })
  for (const [other, draft] of [
    [{ title: 'Theirs' }, { title: 'Theirs' }],
    [{ is_draft: false }, { visibility: 'public' }],
    [{ tag: [{ name: 'pass' }] }, { tags: ['pass'] }],
  ])
    expect((await send(answer({ ...other }), pending)).outcome).toMatchObject({ kind: 'conflict', theirs: { draft } })
})

it('treats an article that is gone as a conflict without another version', async () => {
  const { outcome } = await send(() => refusal(404, 'article.not_found'))
  expect(outcome).toEqual({ kind: 'conflict', theirs: null })
})

it.each([
  [429, 'request.too_many', 'server'],
  [503, 'server.unavailable', 'server'],
  [503, 'server.maintenance', 'maintenance'],
  [500, 'server.unexpected', 'server'],
  [409, 'idempotency.in_progress', 'server'],
  [403, 'csrf.mismatch', 'server'],
])('tries again later after %i %s, which is no lost network', async (status, code, cause) => {
  const { outcome } = await send(() => refusal(status, code, { 'retry-after': '60' }))
  expect(outcome).toEqual({ kind: 'unreachable', cause, retryAfterMs: 60_000 })
})

it('tries again later when no answer comes', async () => {
  const { outcome } = await send(() => {
    throw new TypeError('network')
  })
  expect(outcome).toEqual({ kind: 'unreachable', cause: 'network', retryAfterMs: null })
})

it('asks to log in when the session is over', async () => {
  expect((await send(() => refusal(401, 'auth.login_required'))).outcome).toEqual({ kind: 'loggedOut' })
})

it('passes a refusal on with its code', async () => {
  expect((await send(() => refusal(422, 'article.title_required'))).outcome).toEqual({
    kind: 'refused',
    error: { code: 'article.title_required' },
  })
})
