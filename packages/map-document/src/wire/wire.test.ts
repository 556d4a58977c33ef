import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShape } from '../map-object.ts'
import { MAP_COLORS } from '../palette.ts'
import { aDocument, anyDocument, EVERY_KIND } from '../testing/samples.ts'
import { parseMapDocument } from './parse.ts'
import { serializeMapDocument, serializeObject } from './serialize.ts'

const base = { tmpId: 'a', name: 'A', text: 'about', color: '#DB0730' }
const PATH = '_p~iF~ps|U_ulLnnqC' // (38.5, -120.2) (40.7, -120.95)

function parsed(...objects: readonly unknown[]) {
  return parseMapDocument([{ id: 'L', name: 'layer 1', objects }])
}

function only(object: unknown) {
  const result = parsed(object)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.document.layers[0]?.objects[0]
}

describe('writing', () => {
  it.each([
    [
      'line',
      {
        objectType: 'LINE',
        type: 'LINE',
        isMain: true,
        distanceKm: 143.38,
        elevations: [1.25, null],
        timestamps: [1_700_000_000_123, null],
      },
    ],
    ['navigation', { objectType: 'NAVIGATION_LINE', mode: 'walking', isMain: false }],
    [
      'recorded',
      {
        objectType: 'RECORDING_LINE',
        mode: 'driving',
        temperatures: [-3.5, null],
        heart_rates: [null, 121],
        powers: [0, 240],
        cadences: [88, null],
      },
    ],
    [
      'spot',
      {
        objectType: 'POI',
        type: 'image_text',
        lat: 35,
        lng: 139,
        latlng: '35,139',
        url: 'https://example.com/a.jpg',
        images: ['https://example.com/a.jpg'],
        icon: 'text',
        google_place_id: 'gsi:1',
        elevation: 3776.24,
        symbol: { set: 'garmin', name: 'Summit' },
        isRouteStop: true,
      },
    ],
    ['circle', { objectType: 'CIRCLE', center_lat: 0, center_lng: 179.9, radius: 50_000 }],
    ['rectangle', { objectType: 'SQUARE', min_lat: -1, min_lng: 179, max_lat: 1, max_lng: -179 }],
    ['polygon', { objectType: 'CUSTOME', type: 'CUSTOME', path: '???_ibE_ibE?' }],
  ])('spells a %s as the specification does', (id, fields) => {
    const objects = serializeMapDocument(aDocument(EVERY_KIND))[0]?.objects ?? []
    const written = objects.find((object) => object.tmpId === id)
    expect(written).toMatchObject({ ...fields, id, text: '', color: '#DB0730' })
  })
})

describe('an area that ways keep out of', () => {
  const shapes = EVERY_KIND.filter(isShape)

  it.each(shapes.map((shape) => [shape.kind, shape] as const))(
    'is a field of a %s that is there only when set',
    (_, shape) => {
      const [off, on] = [serializeObject(shape, null), serializeObject({ ...shape, isNoGo: true }, null)]
      expect(off).not.toHaveProperty('isNoGo')
      expect(on).toEqual({ ...off, isNoGo: true })
    },
  )
})

describe('reading', () => {
  it.each([
    [{ ...base, type: 'LINE', path: PATH }, { kind: 'line' }],
    [{ ...base, kind: 'line', path: PATH }, { kind: 'line' }],
    [
      { ...base, objectType: 'NAVIGATION_LINE', path: PATH, waypoints: null, mode: 'walking' },
      { kind: 'navigationLine', waypoints: [], travelMode: 'walking' },
    ],
    [
      { ...base, type: 'RECORDING_LINE', path: PATH, timestamps: ['2024-01-01T09:00:00.5+09:00', null] },
      { kind: 'recordedLine', timestampsMs: [1_704_067_200_500, null] },
    ],
    [
      { ...base, objectType: 'POI', type: 'image', lat: '35.5', lng: 139, images: '["https://a.jp/1.png"]' },
      { kind: 'spot', position: [139, 35.5], display: 'image', images: ['https://a.jp/1.png'] },
    ],
    [
      { ...base, type: 'POI', latlng: '35.5,139', url: 'https://a.jp/1.png' },
      { kind: 'spot', position: [139, 35.5], display: 'text', images: [] },
    ],
    [
      { ...base, type: 'CIRCLE', center_lat: 1, center_lng: 2, radius: 3 },
      { kind: 'circle', center: [2, 1], radiusMeters: 3 },
    ],
    [
      { ...base, type: 'SQUARE', min_lat: 0, min_lng: 179, max_lat: 1, max_lng: -179 },
      { kind: 'rectangle', west: 179, east: -179 },
    ],
    [{ ...base, type: 'CUSTOME', path: '???_ibE_ibE??~hbE~hbE?' }, { kind: 'polygon' }],
    [
      { ...base, kind: 'polygon', description: 'd', text: undefined, vertices: '???_ibE_ibE?' },
      { kind: 'polygon', description: 'd' },
    ],
  ])('understands %j', (stored, expected) => {
    expect(only(stored)).toMatchObject(expected)
  })

  it.each(MAP_COLORS)('takes %s by name and by the hex value it writes', (color) => {
    expect(only({ ...base, type: 'LINE', path: PATH, color })).toMatchObject({ color })
    const [layer] = serializeMapDocument(aDocument([{ ...EVERY_KIND[0], color } as (typeof EVERY_KIND)[number]])) // a spread keeps the kind
    expect(only(layer?.objects[0])).toMatchObject({ color })
  })

  it('gives back the document that was written, to five decimals', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const stored = JSON.parse(JSON.stringify(serializeMapDocument(document)))
        const read = parseMapDocument(stored)
        expect(read).toEqual({ ok: true, document })
        expect(parseMapDocument({ layers: stored })).toEqual(read)
      }),
    )
    const every = aDocument(EVERY_KIND)
    expect(parseMapDocument(serializeMapDocument(every))).toEqual({ ok: true, document: every })
  })

  it.each([
    ['no layers', []],
    ['eleven layers', Array.from({ length: 11 }, (_, id) => ({ id: `${id}`, name: 'x', objects: [] }))],
    ['101 objects', [{ id: 'a', name: 'x', objects: Array(101).fill(base) }]],
    ['a huge array', Array(1_000_000).fill(0)],
    ['an unknown type', [{ id: 'a', name: 'x', objects: [{ ...base, type: 'BLOB' }] }]],
    ['a prototype as type', [{ id: 'a', name: 'x', objects: [{ ...base, type: '__proto__' }] }]],
    [
      'an unknown colour',
      [{ id: 'a', name: 'x', objects: [{ ...base, type: 'LINE', path: PATH, color: 'constructor' }] }],
    ],
    [
      'the same id twice',
      [
        {
          id: 'a',
          name: 'x',
          objects: [
            { ...base, type: 'LINE', path: PATH },
            { ...base, type: 'LINE', path: PATH },
          ],
        },
      ],
    ],
    ['a broken path', [{ id: 'a', name: 'x', objects: [{ ...base, type: 'LINE', path: '_p~iF~ps|U_' }] }]],
    [
      'NaN',
      [
        {
          id: 'a',
          name: 'x',
          objects: [{ ...base, type: 'CIRCLE', center_lat: Number.NaN, center_lng: 0, radius: 5 }],
        },
      ],
    ],
    [
      'a heart rate of nobody',
      [{ id: 'a', name: 'x', objects: [{ ...base, type: 'LINE', path: PATH, heart_rates: [301, 90] }] }],
    ],
    [
      'elevations of another length',
      [{ id: 'a', name: 'x', objects: [{ ...base, type: 'LINE', path: PATH, elevations: [1] }] }],
    ],
    ...['2026-11-31', '26.11.2026', 20261126].map((seen_on): [string, unknown] => [
      `the day ${seen_on}`,
      [{ id: 'a', name: 'x', objects: [{ ...base, type: 'POI', lat: 0, lng: 0, icon: 'ban', seen_on }] }],
    ]),
    ...[
      { set: 'paper', name: 'x' },
      { set: 'garmin', name: '' },
      { set: 'garmin', name: 'x'.repeat(256) },
      'Summit',
      [],
    ].map((symbol): [string, unknown] => [
      `the symbol ${JSON.stringify(symbol).slice(0, 40)}`,
      [{ id: 'a', name: 'x', objects: [{ ...base, type: 'POI', lat: 0, lng: 0, symbol }] }],
    ]),
    ['a string', 'layers'],
    ['null', null],
  ])('refuses %s with a place', (_, stored) => {
    const result = parseMapDocument(stored)
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.problems[0]?.path[0]).toBe('layers')
  })

  it('never throws, whatever the JSON is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        parseMapDocument(value)
        parseMapDocument([{ id: 'a', name: 'x', objects: [value, { ...base, type: 'POI', ...(value as object) }] }]) // any JSON may be spread
      }),
    )
  })

  it('[C36] does not read keys of a prototype', () => {
    const value = JSON.parse('[{"__proto__":{"id":"a","name":"x","objects":[]}}]')
    expect(parseMapDocument(value).ok).toBe(false)
  })
})

describe('the source of a line', () => {
  const line = { ...base, objectType: 'RECORDING_LINE', path: PATH }

  it('is read and written on lines of every kind', () => {
    for (const objectType of ['LINE', 'NAVIGATION_LINE', 'RECORDING_LINE']) {
      const read = only({ ...line, objectType, source: 'strava' })
      if (!read) throw new Error('it is gone')
      expect(read).toMatchObject({ source: 'strava' })
      expect(serializeMapDocument(aDocument([read]))[0]?.objects[0]).toMatchObject({ source: 'strava' })
    }
  })

  it.each(['strava-1', 'strava-12345678901'])('is known by the id %s, which lines from there have', (tmpId) => {
    expect(only({ ...line, tmpId })).toMatchObject({ source: 'strava' })
    expect(only({ ...line, tmpId, source: null })).toMatchObject({ source: 'strava' })
  })

  it.each(['strava-', 'strava-1a', 'my-strava-1', 'a'])('is not taken from the id %s', (tmpId) => {
    expect(only({ ...line, tmpId })).not.toHaveProperty('source')
  })

  it('is one of those that are known', () => {
    expect(parsed({ ...line, source: 'other' }).ok).toBe(false)
  })
})
