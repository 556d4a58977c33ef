import { expect, it } from 'vitest'
import type { MapObject } from './map-object.ts'
import { aDocument, aLine } from './testing/samples.ts'
import { type RouteOptions, TRAVEL_PROFILES, type TravelMode, travelModeOfProfile } from './travel-profiles.ts'
import { findObjectIssue } from './validate/validate-object.ts'
import { parseMapDocument } from './wire/parse.ts'
import { serializeMapDocument } from './wire/serialize.ts'

it('has three ways on foot, and all others drive', () => {
  const onFoot = TRAVEL_PROFILES.filter((profile) => travelModeOfProfile(profile) === 'walking')
  expect(onFoot).toEqual(['hike', 'walk', 'stepFree'])
})

const way = { ...aLine('a'), kind: 'navigationLine', waypoints: [] } as const

it.each(TRAVEL_PROFILES)('lets %s go with its own mode only', (profile) => {
  const modes: readonly TravelMode[] = ['driving', 'walking']
  for (const travelMode of modes) {
    const issue = findObjectIssue({ ...way, travelMode, profile })
    expect(issue?.code).toBe(travelMode === travelModeOfProfile(profile) ? undefined : 'profile.wrong_mode')
  }
})

it.each<[string, RouteOptions]>([
  ['none', {}],
  ['only what is undefined', { hills: undefined } as unknown as RouteOptions], // as untyped callers may
  ['a grade that is none', { hardestPath: 7 } as unknown as RouteOptions],
  ['half a grade', { hardestPath: 2.5 } as unknown as RouteOptions],
  ['a flag that is not set', { avoidSteps: false } as unknown as RouteOptions],
  ['another taste for hills', { hills: 'some' } as unknown as RouteOptions],
])('refuses options with %s', (_, routeOptions) => {
  expect(findObjectIssue({ ...way, travelMode: 'walking', routeOptions })?.code).toBe('route_options.invalid')
})

/** A navigation line as it is stored. */
const stored = (more: object) => [
  {
    id: 'L',
    name: 'layer 1',
    objects: [
      {
        id: 'a',
        tmpId: 'a',
        objectType: 'NAVIGATION_LINE',
        type: 'NAVIGATION_LINE',
        name: 'A',
        text: '',
        color: '#DB0730',
        path: '_p~iF~ps|U_ulLnnqC',
        isMain: true,
        distanceKm: 252.92,
        waypoints: null,
        mode: 'walking',
        ...more,
      },
    ],
  },
]

function read(more: object): MapObject | { readonly problems: unknown } | undefined {
  const result = parseMapDocument(stored(more))
  return result.ok ? result.document.layers[0]?.objects[0] : { problems: result.problems }
}

it.each([
  ['of before there were profiles', {}],
  ['with a profile', { profile: 'hike' }],
  ['with options alone', { routeOptions: { avoidFerries: true } }],
  [
    'with everything',
    {
      profile: 'stepFree',
      routeOptions: {
        avoidSteps: true,
        avoidFerries: true,
        avoidMainRoads: true,
        avoidPrivate: true,
        hills: 'avoid',
        hardestPath: 2,
      },
    },
  ],
])('gives back a document %s byte for byte', (_, more) => {
  const text = JSON.stringify(stored(more))
  const result = parseMapDocument(JSON.parse(text))
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const [line] = result.document.layers[0]?.objects ?? []
  if (!line) throw new Error('it is gone')
  const distanceKm = /"distanceKm":[\d.]+/
  const written = JSON.stringify(serializeMapDocument(result.document))
  expect(written.replace(distanceKm, '')).toBe(text.replace(distanceKm, ''))
  expect(JSON.stringify(serializeMapDocument(aDocument([line])))).toContain(JSON.stringify(more).slice(1, -1))
})

it('stores no options where none is set', () => {
  for (const routeOptions of [{}, null, { avoidSteps: false, hills: null }, { unknown: 1 }]) {
    expect(read({ routeOptions })).not.toHaveProperty('routeOptions')
  }
})

it.each([
  ['a profile of the other mode', { profile: 'car' }, 'profile', { code: 'profile.wrong_mode' }],
  ['an unknown profile', { profile: 'flying' }, 'profile', { code: 'wire.invalid' }],
  ['a prototype as profile', { profile: '__proto__' }, 'profile', { code: 'wire.invalid' }],
  ['options that are none', { routeOptions: 'hills' }, 'routeOptions', { code: 'wire.invalid' }],
  ['a seventh grade', { routeOptions: { hardestPath: 7 } }, 'hardestPath', { code: 'wire.invalid' }],
  ['a grade as text', { routeOptions: { hardestPath: '2' } }, 'hardestPath', { code: 'wire.invalid' }],
  ['another taste for hills', { routeOptions: { hills: 'some' } }, 'hills', { code: 'wire.invalid' }],
  ['a flag that is a number', { routeOptions: { avoidSteps: 1 } }, 'avoidSteps', { code: 'wire.invalid' }],
])('refuses %s, with its place', (_, more, name, issue) => {
  expect(read(more)).toMatchObject({
    problems: [{ path: expect.arrayContaining([name]), issue: expect.objectContaining(issue) }],
  })
})

it('is nothing of a recording', () => {
  const recording = read({ objectType: 'RECORDING_LINE', profile: 'hike', routeOptions: { hills: 'avoid' } })
  expect(recording).toMatchObject({ kind: 'recordedLine', travelMode: 'walking' })
  expect(recording).not.toHaveProperty('profile')
})
