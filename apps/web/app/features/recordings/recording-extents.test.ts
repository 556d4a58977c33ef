import { expect, it } from 'vitest'
import { storedExtents, tellsMore } from './recording-extents.ts'

const line = (objectType: string, path = '_p~iF~ps|U_ulLnnqC', tmpId = 'walk') => ({
  ...{ tmpId, objectType, name: 'Walk', text: '', color: 'blue', mode: 'walking', path },
})
const extentsOf = (...objects: readonly object[]) => storedExtents([{ id: 'a', name: 'a', objects }])
const known = extentsOf(line('RECORDING_LINE'))

it.each([
  ['a recording more', extentsOf(line('RECORDING_LINE'), line('RECORDING_LINE', undefined, 'run')), true],
  ['another part of it', extentsOf(line('RECORDING_LINE', '_p~iF~ps|U_ulLnnqC_mqNvxq`@')), true],
  ['the same recording', extentsOf(line('RECORDING_LINE'), line('LINE', undefined, 'road')), false],
  ['it as a line', extentsOf(line('LINE')), false],
])('a map with %s tells more, or not: %#', (_, extents, expected) => {
  expect(tellsMore(extents, known)).toBe(expected)
})

it('says nothing of a map that cannot be read', () => {
  expect(storedExtents([{ objects: 'none' }])).toEqual([])
})
