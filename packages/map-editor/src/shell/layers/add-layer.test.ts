import { expect, it } from 'vitest'
import { en } from '../../messages/en.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { addLayer } from './add-layer.ts'

it('names a new layer as no other layer is named, also after one was deleted', () => {
  const { actor, document, send } = startEditor()
  const add = () => addLayer({ actor, messages: en, services: {} })
  add()
  add()
  const [, second] = document().layers
  if (second) send({ type: 'document.edit', edit: { kind: 'layer.remove', layerId: second.id } })
  add()
  expect(document().layers.map(({ name }) => name)).toEqual(['layer 1', 'Layer 3', 'Layer 4'])
})
