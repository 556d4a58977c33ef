import { encodePolyline } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { readNavigation, readNavigationText } from './navigation.ts'

it('is read by the rules of maps', () => {
  const waypoints = encodePolyline([[138, 36]])
  expect(readNavigation({ mode: 'walking', profile: 'hike', waypoints, routeOptions: { hills: 'avoid' } })).toEqual({
    travelMode: 'walking',
    profile: 'hike',
    waypoints: [[138, 36]],
    routeOptions: { hills: 'avoid' },
  })
  expect(readNavigation({})).toEqual({ travelMode: 'driving', waypoints: [] })
})

it.each([
  ['nothing', undefined],
  ['a text', 'walking'],
  ['a mode that is none', { mode: 'flying' }],
  ['a profile of the other mode', { mode: 'walking', profile: 'car' }],
  ['options out of range', { mode: 'walking', routeOptions: { hardestPath: 9 } }],
  ['too many stops', { waypoints: encodePolyline(Array.from({ length: 26 }, (_, n) => [n, n])) }],
  ['stops off the map', { waypoints: encodePolyline([[0, 89]]) }],
  ['another kind', { objectType: 'LINE', mode: 1 }],
])('is none for %s', (_, value) => {
  expect(readNavigation(value)).toBeNull()
})

it('is none for a text of no JSON', () => {
  expect(readNavigationText('{"mode":')).toBeNull()
  expect(readNavigationText('{"mode":"walking"}')).toEqual({ travelMode: 'walking', waypoints: [] })
})

it('takes nothing else of what a file says', () => {
  const said = { mode: 'walking', path: '??', elevations: [1, 2, 3], source: 'strava', tmpId: 'strava-1' }
  expect(readNavigation(said)).toEqual({ travelMode: 'walking', waypoints: [] })
})
