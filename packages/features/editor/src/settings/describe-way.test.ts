import {
  addObjects,
  createDocument,
  encodePolyline,
  layerId,
  type MapDocument,
  METERS_PER_DEGREE,
  mapObjectId,
  type Position,
} from '@mishiori/map-document'
import type { ApiClient, GroundOfLine } from '@repo/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeWay } from './describe-way.ts'

const JA = { locale: 'ja', units: 'metric' } as const
const { signal } = new AbortController()
const ground = vi.fn<ApiClient['ground']>()
const listPrivatePlaces = vi.fn<ApiClient['listPrivatePlaces']>()
const sentenceOf = (map: MapDocument, format: Parameters<typeof describeWay>[1] = JA) =>
  describeWay(map, format, { api: { ground, listPrivatePlaces }, signal })

/** Five kilometres north, of which the first half climbs 300 m. */
const PATH = Array.from({ length: 51 }, (_, index): Position => [137.8, 35.93 + (index * 100) / METERS_PER_DEGREE])
const ELEVATIONS = PATH.map((_, index) => 900 + 300 * (1 - Math.abs((2 * index) / 50 - 1)))

function overThePass(elevationsMeters?: readonly number[]): MapDocument {
  const layer = layerId('layer')
  const line = {
    kind: 'navigationLine',
    id: mapObjectId('main'),
    name: 'Road',
    description: '',
    images: [],
    color: 'red',
    path: PATH,
    travelMode: 'walking',
    profile: 'hike',
    waypoints: [],
    ...(elevationsMeters && { elevationsMeters }),
  } as const
  const added = addObjects(createDocument({ id: layer, name: '一日目' }), layer, [line])
  if (!added.ok) throw new Error(added.issue.code)
  return { ...added.document, mainLineId: line.id }
}

const answered = <Data>(data: Data) => ({ ok: true, status: 200, headers: new Headers(), data }) as const
const refused = (code: 'auth.login_required' | 'auth.email_unverified' | 'server.unexpected') =>
  ({ ok: false, status: 500, headers: new Headers(), error: { code, message: code }, body: null }) as const

const stretch = (toMeters: number, surface: GroundOfLine['stretches'][number]['surface']) =>
  ({ toMeters, surface, kind: 'path', hikingGrade: null }) as const
const GROUND: GroundOfLine = {
  region: null,
  lengthMeters: 5000,
  hasSurfaces: true,
  stretches: [stretch(3500, 'gravel'), stretch(5000, null)],
  obstacles: [
    { kind: 'steps', atMeters: 1, lengthMeters: 9, stepCount: 40, hasHandrail: null, hasRamp: null },
    { kind: 'kerb', atMeters: 2, lengthMeters: 0, stepCount: null, hasHandrail: null, hasRamp: null },
    { kind: 'steps', atMeters: 30, lengthMeters: 9, stepCount: 22, hasHandrail: null, hasRamp: null },
  ],
}
const NO_PLACES = { data: [], articles: { done: 0, total: 0 } }

beforeEach(() => {
  ground.mockReset().mockResolvedValue(answered(GROUND))
  listPrivatePlaces.mockReset().mockResolvedValue(answered(NO_PLACES))
})

describe('a sentence about the main line', () => {
  it('has what is measured, estimated and known of the ground', async () => {
    expect(await sentenceOf(overThePass(ELEVATIONS))).toBe(
      '片道5.00 kmの登山。登り300 m、目安は2時間9分（やさしい）。路面は砂利70%、不明30%、階段は62段。',
    )
    expect(ground.mock.calls[0]?.[0].body).toEqual({ path: encodePolyline(PATH), matching: 'edges' })
    expect(await sentenceOf(overThePass(ELEVATIONS), { locale: 'en-us', units: 'imperial' })).toMatch(
      /^One-way hike of 3\.11 mi\. Climb 984 ft, estimate 2 h 9 min \(easy\)\. 70% gravel, 30% not known, 62 steps\.$/,
    )
  })

  it('leaves out what is not known: climbs, steps that nobody counted, the ground', async () => {
    const [first, ...others] = GROUND.obstacles
    const obstacles = first ? [{ ...first, stepCount: null }, ...others] : []
    ground.mockResolvedValueOnce(answered({ ...GROUND, obstacles }))
    expect(await sentenceOf(overThePass())).toBe('片道5.00 kmの登山。路面は砂利70%、不明30%。')
    ground.mockResolvedValueOnce(refused('server.unexpected'))
    expect(await sentenceOf(overThePass())).toBe('片道5.00 kmの登山。')
  })

  it('is about what others see', async () => {
    const home = { id: 1, name: 'Home', lat: 35.93, lng: 137.8, radius: 1000 }
    listPrivatePlaces.mockResolvedValue(answered({ ...NO_PLACES, data: [home] }))
    expect(await sentenceOf(overThePass())).toMatch(/^片道4\.00 kmの登山。/)
    listPrivatePlaces.mockResolvedValue(answered({ ...NO_PLACES, data: [{ ...home, radius: 9000 }] }))
    expect(await sentenceOf(overThePass())).toBeNull()
  })

  it.each(['auth.login_required', 'auth.email_unverified'] as const)('needs no account (%s)', async (code) => {
    listPrivatePlaces.mockResolvedValue(refused(code))
    expect(await sentenceOf(overThePass())).toMatch(/^片道5\.00 km/)
  })

  it('is none where it cannot be known what others see', async () => {
    listPrivatePlaces.mockResolvedValue(refused('server.unexpected'))
    expect(await sentenceOf(overThePass())).toBeNull()
    expect(ground).not.toHaveBeenCalled()
  })
})
