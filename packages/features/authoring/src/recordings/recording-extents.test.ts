import { parseMapDocument } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { recordingExtents, showsMore } from './recording-extents.ts'

const line = (objectType: string, path = '_p~iF~ps|U_ulLnnqC', tmpId = 'walk') => ({
  tmpId,
  objectType,
  name: 'Walk',
  text: '',
  color: 'blue',
  mode: 'walking',
  path,
})
const extentsOf = (...objects: readonly object[]) => {
  const map = parseMapDocument([{ id: 'a', name: 'a', objects }])
  return recordingExtents(map.ok ? map.document : null)
}
const known = extentsOf(line('RECORDING_LINE'))

it.each([
  ['a recording more', extentsOf(line('RECORDING_LINE'), line('RECORDING_LINE', undefined, 'run')), true],
  ['another part of it', extentsOf(line('RECORDING_LINE', '_p~iF~ps|U_ulLnnqC_mqNvxq`@')), true],
  ['the same recording', extentsOf(line('RECORDING_LINE'), line('LINE', undefined, 'road')), false],
  ['it as a line', extentsOf(line('LINE')), false],
])('a map with %s tells more, or not: %#', (_, extents, expected) => {
  expect(showsMore(extents, known)).toBe(expected)
})

it('says nothing of a map that cannot be read', () => {
  expect(recordingExtents(null)).toEqual([])
})
