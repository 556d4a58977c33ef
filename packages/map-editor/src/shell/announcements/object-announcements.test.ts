import { layerId, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { collectAnnouncements } from '../../testing/collect-announcements.ts'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

it('says where an object is moved to: its place within a layer, another layer by its name', () => {
  const [line, other] = [mapObjectId('line-1'), layerId('layer-2')]
  const editor = startEditor(aDocument([aLine(), aSpot()]))
  editor.send({ type: 'document.edit', edit: { kind: 'layer.add', layerId: other, name: 'Second day' } })
  const announced = collectAnnouncements(editor)
  const move = (layer: string, index: number) =>
    editor.send({
      type: 'document.edit',
      edit: { kind: 'object.move', objectId: line, layerId: layerId(layer), index },
    })
  move('layer-1', 1)
  move('layer-2', 0)
  expect(announced()).toEqual(['Line 1 moved to 2 of 2', 'Line 1 moved to layer Second day'])
})

it('says that a spot that was placed just now was moved, while its fields are open', () => {
  const editor = startEditor(aDocument([]))
  editor.send({ type: 'tool.choose', tool: 'spot' })
  editor.send({ type: 'map.click', position: [137.8, 36] })
  const spot = editor.document().layers[0]?.objects[0]
  if (!spot) throw new Error('no spot was placed')
  const announced = collectAnnouncements(editor)
  editor.send({ type: 'spot.move', objectId: spot.id, position: [137.9, 36] })
  expect(announced()).toEqual([`${spot.name} moved`])
})
