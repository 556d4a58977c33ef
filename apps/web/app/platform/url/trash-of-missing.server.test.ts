import { type Answer, type ApiClient, createApiClient } from '@repo/contract'
import { expect, it } from 'vitest'
import { toTrashOfMissing } from './trash-of-missing.server.ts'

const MISSING: Answer<unknown> = {
  ok: false,
  status: 404,
  headers: new Headers(),
  body: null,
  error: { code: 'article.not_found', requestId: '' },
}

/** A trash with one article, which may be on any of its pages. */
const apiWith = (id: number): ApiClient =>
  createApiClient(async (path) => {
    const data = new URL(path, 'http://api').searchParams.get('id') === String(id) ? [{ id }] : []
    return Response.json({ data, total: data.length, per_page: 20, current_page: 1 })
  })

async function wayFrom(answer: Answer<unknown>, api: ApiClient): Promise<string | null> {
  try {
    await toTrashOfMissing(answer, '7', api)
    return null
  } catch (way) {
    return way instanceof Response ? way.headers.get('location') : null
  }
}

it('leads to the trash from an article that is in it, and from no other', async () => {
  expect(await wayFrom(MISSING, apiWith(7))).toBe('/home/routes/trash')
  expect(await wayFrom(MISSING, apiWith(8))).toBeNull()
  expect(await wayFrom({ ...MISSING, status: 503 }, apiWith(7))).toBeNull()
})

it('says what it said before where the trash cannot be read', async () => {
  expect(
    await wayFrom(
      MISSING,
      createApiClient(async () => Response.json({}, { status: 503 })),
    ),
  ).toBeNull()
})
