import { encodePolyline, type Position } from '@mishiori/map-document'
import { createApiClient } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { fetchElevationsFrom } from './fetch-elevations.ts'

const { signal } = new AbortController()
const PLACES: readonly Position[] = [
  [137.9, 36.2],
  [138, 36.3],
]

/** The client of our API on a network that answers this. */
function answering(answer: () => Response) {
  const requests: unknown[] = []
  const api = createApiClient(async (address, { method, body }) => {
    requests.push([method, address, JSON.parse(String(body))])
    return answer()
  })
  return { api, requests }
}

describe('elevations of places', () => {
  it('are answered with the names of their sources', async () => {
    const path = encodePolyline(PLACES)
    const sources = ['GSI', 'Mapterhorn'].map((name) => ({ name, attribution: `© ${name}`, url: null }))
    const { api, requests } = answering(() => Response.json({ path, elevationsMeters: [612.3, null], sources }))
    expect(await fetchElevationsFrom(api, PLACES, { signal })).toEqual({
      ok: true,
      elevationsMeters: [612.3, null],
      source: 'GSI, Mapterhorn',
    })
    expect(requests).toEqual([['POST', '/api/v1/elevations', { path }]])
  })

  it.each([
    ['server.unavailable', 503],
    ['request.too_many', 429],
    ['elevation.not_configured', 404],
  ])('are missing when the server says %s', async (code, status) => {
    const { api } = answering(() => Response.json({ error: { code } }, { status }))
    expect(await fetchElevationsFrom(api, PLACES, { signal })).toEqual({ ok: false })
  })
})
