import { encodePolyline, type Position } from '@mishiori/map-document'
import { createApiClient, type SnappedLine } from '@repo/contract'
import { expect, it } from 'vitest'
import { snapLine } from './snap-line.ts'

const never = { signal: new AbortController().signal }
const path: readonly Position[] = [
  [137.97, 36.24],
  [137.98, 36.25],
]
const proposed: readonly Position[] = [
  [137.97, 36.2401],
  [137.975, 36.245],
  [137.98, 36.25],
]
const answer: SnappedLine = {
  region: null,
  lengthMeters: 1_430,
  proposedMeters: 1_440,
  path: encodePolyline(proposed),
  alongMeters: [0, 715, 1_430],
  stretches: [{ kind: 'moved', toMeters: 1_430, toProposedMeters: 1_440, movedMeters: 11 }],
}

function answering(response: Response) {
  const bodies: string[] = []
  const api = createApiClient(async (_, init) => {
    bodies.push(String(init?.body))
    return response
  })
  return { api, bodies }
}

it('sends the line and reads what is proposed', async () => {
  const { api, bodies } = answering(Response.json(answer))
  const { alongMeters, stretches } = answer
  expect(await snapLine(api, path, never)).toEqual({ ok: true, path: proposed, alongMeters, stretches })
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ path: encodePolyline(path) }])
})

it.each([
  ['snap.too_long', 422, { max: 100 }, { ok: false, problem: 'tooLong', max: 100 }],
  ['snap.too_many_points', 422, { max: 20_000 }, { ok: false, problem: 'tooManyPoints', max: 20_000 }],
  ['server.unavailable', 503, {}, { ok: false, problem: 'unavailable' }],
] as const)('says why there is none after %s', async (code, status, params, expected) => {
  const { api } = answering(Response.json({ error: { code, message: '', params } }, { status }))
  expect(await snapLine(api, path, never)).toEqual(expected)
})

it('believes no line whose points are not all known', async () => {
  const { api } = answering(Response.json({ ...answer, alongMeters: [0, 715] }))
  expect(await snapLine(api, path, never)).toEqual({ ok: false, problem: 'unavailable' })
})
