import type { Position } from '@mishiori/map-document'
import { mapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { TOOLS_ON_MAP } from '../../tools/tool-registry.ts'
import { insertMidpoint } from './vertex-keys.ts'

/** A map as flat as a table of degrees. */
const flat = {
  project: ([x, y]: [number, number]) => ({ x, y }),
  unproject: ([lng, lat]: [number, number]) => ({ lng, lat }),
}
const map = flat as unknown as MapLibre // the parts of a map that it asks

it.each([
  ['within a hemisphere', [138, 35], [138.2, 35.2], [138.1, 35.1]],
  ['across 180 degrees to the east', [179.9, -17], [-179.7, -17.2], [-179.9, -17.1]],
  ['across 180 degrees to the west', [-179.9, 10], [179.5, 10.2], [179.8, 10.1]],
] as const satisfies [string, Position, Position, Position][])('adds a point half way, %s', (_, from, to, middle) => {
  const id = mapObjectId('line')
  const { actor, send, document } = startEditor(aDocument([aLine({ id, path: [from, to] })]))
  send({ type: 'object.select', objectId: id })
  send({ type: 'line.edit', objectId: id })
  send({ type: 'vertex.focus', index: 0 })
  expect(insertMidpoint({ map, actor, tools: TOOLS_ON_MAP })).toBe(true)
  const [line] = document().layers[0]?.objects ?? []
  const path = line && 'path' in line ? line.path : []
  expect(path).toHaveLength(3)
  for (const axis of [0, 1]) expect(path[1]?.[axis]).toBeCloseTo(middle[axis] ?? 0, 9)
})
