import { type Line, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { type MeasuredKind, measuredKinds, seenKinds } from './measured-kinds.ts'

const line: Line = {
  id: mapObjectId('a'),
  kind: 'line',
  name: 'a',
  description: '',
  color: 'red',
  path: [
    [138, 36],
    [138.1, 36],
    [138.2, 36],
  ],
}
const moving = { movingMs: 1000, pausedMs: 0, pauseCount: 0, speedMetersPerSecond: 2 }

it('names what has two values or more', () => {
  expect(measuredKinds(line, null)).toEqual([])
  expect(measuredKinds(line, { ...moving, speedMetersPerSecond: null })).toEqual([])
  const told = {
    heartRatesBpm: [90, null, 91],
    powersWatts: [null, 200, null],
    temperaturesCelsius: [null, null, null],
  }
  expect(measuredKinds({ ...line, ...told }, moving)).toEqual(['speed', 'heartRatesBpm'])
})

it.each<[string, boolean, boolean, readonly MeasuredKind[]]>([
  ['their author', true, false, ['speed', 'temperaturesCelsius', 'heartRatesBpm', 'powersWatts', 'cadencesRpm']],
  ['others', false, false, ['speed', 'temperaturesCelsius']],
  ['others, where shown', false, true, ['speed', 'temperaturesCelsius', 'heartRatesBpm', 'powersWatts', 'cadencesRpm']],
])('health values are seen by %s', (_, edit, showsHealth, seen) => {
  const all = ['speed', 'temperaturesCelsius', 'heartRatesBpm', 'powersWatts', 'cadencesRpm'] as const
  expect(seenKinds(all, { showsHealth, viewerCan: { edit, interact: true } })).toEqual(seen)
})
