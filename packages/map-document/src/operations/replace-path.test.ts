import { expect, it } from 'vitest'
import { mapObjectId } from '../ids.ts'
import { findMapObject } from '../main-line.ts'
import type { NavigationLine } from '../map-object.ts'
import type { Position } from '../position.ts'
import { aDocument, aLine } from '../testing/samples.ts'
import { type NewPath, replacePath } from './replace-path.ts'

const path: readonly Position[] = [
  [139, 35],
  [139.1, 35],
]
const line: NavigationLine = {
  ...aLine('way'),
  kind: 'navigationLine',
  waypoints: [],
  travelMode: 'walking',
  profile: 'hike',
  routeOptions: { avoidFerries: true },
}

function replaced(next: Omit<NewPath, 'path'>) {
  const result = replacePath(aDocument([line]), line.id, { path, ...next })
  return result.ok ? findMapObject(result.document, line.id) : result.issue.code
}

it('leaves the way of travel alone that is not given', () => {
  expect(replaced({})).toEqual({ ...line, path })
  expect(replaced({ profile: 'walk' })).toEqual({ ...line, path, profile: 'walk' })
  expect(replaced({ routeOptions: { hills: 'seek' } })).toEqual({ ...line, path, routeOptions: { hills: 'seek' } })
})

it('removes profile and options for null', () => {
  const { profile: _profile, routeOptions: _options, ...plain } = line
  expect(replaced({ profile: null, routeOptions: null })).toEqual({ ...plain, path })
})

it('drops a profile that does not fit a new mode, and refuses one', () => {
  const { profile: _hike, ...plain } = line
  expect(replaced({ travelMode: 'driving' })).toEqual({ ...plain, path, travelMode: 'driving' })
  expect(replaced({ travelMode: 'driving', profile: 'eBike' })).toMatchObject({ profile: 'eBike' })
  expect(replaced({ profile: 'eBike' })).toBe('profile.wrong_mode')
  expect(replaced({ routeOptions: {} })).toBe('route_options.invalid')
})

it('gives a free line neither', () => {
  const result = replacePath(aDocument([aLine('free')]), mapObjectId('free'), { path, profile: 'hike' })
  expect(result.ok && findMapObject(result.document, mapObjectId('free'))).toEqual({ ...aLine('free'), path })
})
