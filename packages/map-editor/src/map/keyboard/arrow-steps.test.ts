// @vitest-environment jsdom
import { mapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { TOOLS_ON_MAP } from '../../tools/tool-registry.ts'
import type { Snapping } from '../drag/snapping.ts'
import type { MapScene } from '../scene/map-scene.ts'
import { EditorKeyboard } from './editor-keyboard.ts'
import { Nudge } from './nudge.ts'

afterEach(() => vi.restoreAllMocks())

function aKeyboard() {
  const id = mapObjectId('line')
  const { actor, send } = startEditor(
    aDocument([
      aLine({
        id,
        path: [
          [138, 35],
          [138.2, 35.2],
        ],
      }),
    ]),
  )
  const canvas = document.createElement('canvas')
  const panBy = vi.fn<(pixels: readonly [number, number]) => void>()
  const nudged = vi.spyOn(Nudge.prototype, 'by').mockReturnValue()
  const keyboard = new EditorKeyboard({
    // The parts of a map, of its scene and of its snapping that arrow keys ask.
    map: { getCanvas: () => canvas, panBy, getCenter: () => ({ lng: 138, lat: 35 }) } as unknown as MapLibre,
    scene: { showPreview: () => {} } as unknown as MapScene,
    snapper: { pull: (position: unknown) => position } as unknown as Snapping,
    actor,
    tools: TOOLS_ON_MAP,
    onCrosshair: () => {},
  })
  const press = (shiftKey: boolean) =>
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey, cancelable: true }))
  const editPoint = () => {
    send({ type: 'object.select', objectId: id })
    send({ type: 'line.edit', objectId: id })
    send({ type: 'vertex.focus', index: 0 })
  }
  return { press, panBy, nudged, editPoint, remove: () => keyboard.remove() }
}

/** The pixels that the list of keys names, in its order: map, point, and both with Shift. */
const named = (text: string) => text.match(/\d+/g)?.map(Number)

it('moves the map and points as far as the list of keys says, finely and coarsely', () => {
  const { press, panBy, nudged, editPoint, remove } = aKeyboard()
  for (const isShifted of [false, true]) press(isShifted)
  editPoint()
  for (const isShifted of [false, true]) press(isShifted)
  const [fine, coarse] = panBy.mock.calls.map(([[x]]) => x)
  const [finePoint, coarsePoint] = nudged.mock.calls.map(([, [x]]) => x)
  expect([fine, finePoint, coarse, coarsePoint]).toEqual([40, 1, 160, 10])
  for (const { shortcuts } of [en, ja]) expect(named(shortcuts.nudge)).toEqual([fine, finePoint, coarse, coarsePoint])
  remove()
})
