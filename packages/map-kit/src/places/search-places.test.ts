import { createApiClient } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { searchPlaces } from './search-places.ts'

const { signal } = new AbortController()
const MATSUMOTO = { place_id: 'jis:20202', kind: 'place', name: '松本市', address: '長野県', lat: 36.23, lng: 137.97 }

/** The client of our API on a network that answers this. */
function answering(answer: () => Response) {
  const requests: URL[] = []
  const api = createApiClient(async (address) => {
    requests.push(new URL(address, 'http://localhost'))
    return answer()
  })
  return { api, requests }
}

const found = () => Response.json({ data: [MATSUMOTO, { ...MATSUMOTO, address: '' }], attribution: 'GeoNames' })

describe('searching places', () => {
  it('answers where they are and whom to credit', async () => {
    const { api, requests } = answering(found)
    expect(await searchPlaces(api, '松本', { signal, locale: 'ja', view: null })).toEqual({
      ok: true,
      places: [
        { id: 'jis:20202', name: '松本市', address: '長野県', position: [137.97, 36.23] },
        { id: 'jis:20202', name: '松本市', position: [137.97, 36.23] },
      ],
      attribution: 'GeoNames',
    })
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({ q: '松本', hl: 'ja' })
  })

  it.each<[string, readonly [number, number, number, number], string]>([
    ['as it is', [137, 36, 138, 37], '137.0000,36.0000,138.0000,37.0000'],
    ['across 180°', [175, -20, 185, -10], '175.0000,-20.0000,-175.0000,-10.0000'],
    ['of a map turned round the world', [497, 36, 498, 37], '137.0000,36.0000,138.0000,37.0000'],
    ['of the whole world and more', [-200, -95, 200, 95], '-180.0000,-90.0000,180.0000,90.0000'],
  ])('tells the view %s', async (_what, view, told) => {
    const { api, requests } = answering(found)
    await searchPlaces(api, 'a', { signal, locale: 'en-us', view })
    expect(requests[0]?.searchParams.get('view')).toBe(told)
  })

  it('asks no more than the server reads', async () => {
    const { api, requests } = answering(found)
    await searchPlaces(api, 'あ'.repeat(150), { signal, locale: 'ja', view: null })
    expect(requests[0]?.searchParams.get('q')).toHaveLength(100)
  })

  it.each([
    ['NOT_FOUND', 404, 'notFound'],
    ['BREAK_OUT', 503, 'unavailable'],
    ['request.too_many', 429, 'unavailable'],
  ])('understands %s', async (code, status, problem) => {
    const { api } = answering(() => Response.json({ error: { code } }, { status }))
    expect(await searchPlaces(api, 'a', { signal, locale: 'ja', view: null })).toEqual({ ok: false, problem })
  })
})
