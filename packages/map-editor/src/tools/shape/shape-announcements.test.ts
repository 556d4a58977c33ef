import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { ja } from '../../messages/ja.ts'
import { collectAnnouncements } from '../../testing/collect-announcements.ts'
import { aCircle, aDocument, aPolygon, aRectangle } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

const middle: Position = [137.82, 35.96]

function choosing(shape: 'circle' | 'rectangle' | 'polygon') {
  const editor = startEditor()
  editor.send({ type: 'tool.choose', tool: 'shape' })
  editor.send({ type: 'shape.choose', shape })
  return editor
}

it.each([
  ['circle', 'circle 1 placed. Radius 2.00 km'],
  ['rectangle', 'rectangle 1 placed. 2.00 km × 2.00 km'],
] as const)('says that a %s was placed, and how large it is', (shape, expected) => {
  const editor = choosing(shape)
  const announced = collectAnnouncements(editor)
  editor.send({ type: 'map.click', position: middle, diagonalMeters: 20_000 })
  expect(announced()).toEqual([expected])
})

it('says a new radius, what was confirmed, and why a radius is refused', () => {
  const editor = choosing('circle')
  editor.send({ type: 'map.click', position: middle })
  const announced = collectAnnouncements(editor)
  editor.send({ type: 'shape.resize', size: { kind: 'circle', radiusMeters: 450 } })
  editor.send({ type: 'shape.resize', size: { kind: 'circle', radiusMeters: 0 } })
  editor.send({ type: 'edit.confirm' })
  expect(announced()).toEqual([
    'circle 1 changed. Radius 450 m',
    'Radius 0m is invalid. Set a radius from 1 m to under 2,000 km.',
    'circle 1 confirmed. Radius 450 m',
  ])
})

it('counts the corners of a polygon before and after it is closed', () => {
  const editor = choosing('polygon')
  const announced = collectAnnouncements(editor, ja)
  for (const position of aPolygon().vertices) editor.send({ type: 'map.click', position })
  editor.send({ type: 'vertex.focus', index: 0 })
  editor.send({ type: 'ring.close' })
  editor.send({ type: 'vertex.remove', index: 2 })
  expect(announced()).toEqual([
    '1点目を置きました。',
    '2点目を置きました。3.60 km、前の点から東（90°）へ3.60 km',
    expect.stringMatching(/^3点目を置きました。/),
    '3点中1点目',
    'polygon 1を置きました。3点',
    '図形には3つ以上の点が必要です。',
  ])
})

it.each([
  [aCircle(), 'Circle Circle 1 selected. Radius 1.50 km'],
  [aRectangle(), 'Rectangle Square 1 selected. 2.70 km × 2.22 km'],
  [aPolygon(), 'Polygon Polygon 1 selected. 3 points'],
])('says what a selected shape is', (shape, expected) => {
  const editor = startEditor(aDocument([shape]))
  const announced = collectAnnouncements(editor)
  editor.send({ type: 'object.select', objectId: shape.id })
  expect(announced()).toEqual([expected])
})
