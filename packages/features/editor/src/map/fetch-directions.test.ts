import { encodePolyline, type Position } from '@mishiori/map-document'
import { createApiClient } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { fetchDirections, fetchReach } from './fetch-directions.ts'

const never = { signal: new AbortController().signal }
const stops: readonly Position[] = [
  [137.97, 36.24],
  [0.000_000_01, -36.3],
  [137.98, 36.25],
]
const path: readonly Position[] = [
  [137.97, 36.24],
  [137.98, 36.25],
]

/** The client of our API on a network that answers this. */
function answering(answer: Response) {
  const requests: URL[] = []
  const api = createApiClient(async (address) => {
    requests.push(new URL(address, 'http://localhost'))
    return answer
  })
  return { api, requests }
}

const refusing = (code: string, status: number) => answering(Response.json({ error: { code } }, { status })).api

describe('asking for a way', () => {
  it('names the stops as the specification does, latitude first', async () => {
    const { api, requests } = answering(Response.json({ points: encodePolyline(path), durationSeconds: 90 }))
    expect(await fetchDirections(api, { stops, travelMode: 'driving' }, never)).toEqual({
      ok: true,
      path,
      durationSeconds: 90,
    })
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      origin: '36.240000,137.970000',
      destination: '36.250000,137.980000',
      waypoint: `via:enc:${encodePolyline([[0, -36.3]])}:`,
      mode: 'driving',
    })
  })

  it('names the profile and its options, and reads the alternatives', async () => {
    const other = encodePolyline([...path].reverse())
    const found = { points: encodePolyline(path), durationSeconds: 600 }
    const { api, requests } = answering(
      Response.json({ ...found, alternatives: [{ points: other, durationSeconds: 700 }, { points: '!' }] }),
    )
    const routeOptions = { avoidFerries: true, avoidSteps: true, hills: 'avoid', hardestPath: 3 } as const
    const request = { stops: path, travelMode: 'walking', profile: 'hike', routeOptions, alternatives: 2 } as const
    expect(await fetchDirections(api, request, never)).toEqual({
      ok: true,
      path,
      durationSeconds: 600,
      alternatives: [{ path: [...path].reverse(), durationSeconds: 700 }],
    })
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
      mode: 'walking',
      profile: 'hike',
      avoid: 'steps,ferries',
      hills: 'avoid',
      hardestPath: '3',
      alternatives: '2',
    })
  })

  it('names the areas to keep out of', async () => {
    const area: readonly Position[] = [...path, [137.98, 36.2]]
    const { api, requests } = answering(Response.json({ points: encodePolyline(path) }))
    await fetchDirections(api, { stops: path, travelMode: 'walking', noGo: [area, path] }, never)
    expect(requests[0]?.searchParams.get('noGo')).toBe(`${encodePolyline(area)},${encodePolyline(path)}`)
  })

  describe('that ends where it begins', () => {
    const loop = { points: encodePolyline(path), waypoints: encodePolyline(stops.slice(0, 1)), durationSeconds: 90 }
    const asked = { stops: path.slice(0, 1), travelMode: 'walking', profile: 'hike' } as const

    it('asks for its size, and takes all of them', async () => {
      const { api, requests } = answering(
        Response.json({ loops: [1.5, 0].map((repeatedKm) => ({ ...loop, repeatedKm })) }),
      )
      const found = { path, waypoints: stops.slice(0, 1), durationSeconds: 90 }
      expect(await fetchDirections(api, { ...asked, loop: { kilometers: 8.05 } }, never)).toEqual({
        ok: true,
        ...found,
        repeatedMeters: 1_500,
        alternatives: [{ ...found, repeatedMeters: 0 }],
      })
      expect(requests[0]?.pathname).toBe('/api/v1/loops')
      expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
        origin: '36.240000,137.970000',
        mode: 'walking',
        profile: 'hike',
        kilometers: '8.1',
      })
    })

    it.each([
      ['loop.not_found', 404, 'noLoop'],
      ['request.invalid', 422, 'noLoop'],
      ['NOT_FOUND', 404, 'notFound'],
      ['server.unavailable', 503, 'unavailable'],
    ])('understands %s', async (code, status, problem) => {
      const answer = await fetchDirections(refusing(code, status), { ...asked, loop: { minutes: 90 } }, never)
      expect(answer).toEqual({ ok: false, problem })
    })
  })

  it('leaves the waypoints out when there are none', async () => {
    const { api, requests } = answering(Response.json({ points: encodePolyline(path) }))
    await fetchDirections(api, { stops: path, travelMode: 'walking' }, never)
    expect(requests[0]?.searchParams.has('waypoint')).toBe(false)
  })

  it.each([
    ['MAX_WAYPOINTS_EXCEEDED', 400, 'tooManyWaypoints'],
    ['MAX_ROUTE_LENGTH_EXCEEDED', 400, 'tooLong'],
    ['NOT_FOUND', 404, 'notFound'],
    ['no_go.limit_reached', 422, 'tooMuchNoGo'],
    ['request.not_found', 404, 'unavailable'],
    ['server.unavailable', 503, 'unavailable'],
    ['request.too_many', 429, 'unavailable'],
  ])('understands %s', async (code, status, problem) => {
    const answer = await fetchDirections(refusing(code, status), { stops, travelMode: 'walking' }, never)
    expect(answer).toEqual({ ok: false, problem })
  })

  it('does not take a broken line for a way', async () => {
    const { api } = answering(Response.json({ points: '!' }))
    expect(await fetchDirections(api, { stops, travelMode: 'walking' }, never)).toEqual({
      ok: false,
      problem: 'unavailable',
    })
  })
})

describe('asking for what can be reached', () => {
  const origin: Position = [137.97, 36.24]
  const ring: readonly Position[] = [
    [137.97, 36.24],
    [137.98, 36.24],
    [137.98, 36.25],
  ]
  const closed = encodePolyline([...ring, [137.97, 36.24]])
  const way = { origin, travelMode: 'walking', profile: 'hike' } as const

  it('names the place and how far, to a hundred metres, and reads rings', async () => {
    const areas = [{ outer: closed, holes: [closed] }]
    const { api, requests } = answering(Response.json({ areas, mode: 'walking' }))
    const answer = await fetchReach(api, { ...way, within: { kilometers: 1.609344 }, noGo: [ring] }, never)
    expect(answer).toEqual({ ok: true, areas: [{ outer: ring, holes: [ring] }] })
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      origin: '36.240000,137.970000',
      mode: 'walking',
      profile: 'hike',
      kilometers: '1.6',
      noGo: encodePolyline(ring),
    })
  })

  it.each([
    ['NOT_FOUND', 404, 'notFound'],
    ['no_go.limit_reached', 422, 'tooMuchNoGo'],
    ['request.invalid', 422, 'tooFar'],
    ['server.unavailable', 503, 'unavailable'],
  ] as const)('says why there is none after %s', async (code, status, problem) => {
    const api = refusing(code, status)
    expect(await fetchReach(api, { ...way, within: { minutes: 30 } }, never)).toEqual({ ok: false, problem })
  })

  it('believes no ring that is broken', async () => {
    const { api } = answering(Response.json({ areas: [{ outer: '!', holes: [] }], mode: 'walking' }))
    const answer = await fetchReach(api, { ...way, within: { minutes: 30 } }, never)
    expect(answer).toEqual({ ok: false, problem: 'unavailable' })
  })
})
