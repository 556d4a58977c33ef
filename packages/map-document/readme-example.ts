import {
  addObject,
  createDocument,
  layerId,
  mapObjectId,
  moveVertex,
  parseMapDocument,
  pathLengthMeters,
  serializeMapDocument,
} from '@mishiori/map-document'

const first = layerId('day-1')
const walk = mapObjectId('walk')

let map = createDocument({ id: first, name: 'Day 1' })

const added = addObject(map, first, {
  kind: 'line',
  id: walk,
  name: 'Along the river',
  description: '',
  color: 'blue',
  path: [
    [139.18237, 35.80119],
    [139.18401, 35.80201],
  ],
})
if (added.ok) map = added.document

const moved = moveVertex(map, walk, { index: 1, position: [139.185, 35.803] })
if (moved.ok) map = moved.document
else console.warn(moved.issue.code)

const stored = JSON.stringify(serializeMapDocument(map))
const read = parseMapDocument(JSON.parse(stored))
if (read.ok) {
  const line = read.document.layers[0]?.objects[0]
  if (line?.kind === 'line') console.warn(`${pathLengthMeters(line.path).toFixed(0)} m`)
}
