// @vitest-environment jsdom
import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it, vi } from 'vitest'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { TOOLS_ON_MAP } from '../../tools/tool-registry.ts'
import type { MapScene } from '../scene/map-scene.ts'
import { EditorPointer } from './editor-pointer.ts'
import { HandleUnderPointer } from './handle-under-pointer.ts'
import type { Snapping } from './snapping.ts'
import { ToolsOnMap } from './tool-on-map.ts'

const point: Position = [138.1, 35.1]
const beside: Position = [138.4, 35.4]

/** A map as flat as a table of degrees, whose events are fired by hand. */
function aMap() {
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const canvas = document.createElement('canvas')
  const parts = {
    on: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    off: (type: string, listener: (event: unknown) => void) => listeners.get(type)?.delete(listener),
    getZoom: () => 12,
    getCanvas: () => canvas,
    getContainer: () => canvas,
    project: ([x, y]: [number, number]) => ({ x, y }),
    isMoving: () => false,
    dragPan: { isEnabled: () => true, disable: () => {}, enable: () => {} },
    getCenter: () => ({ lng: 138, lat: 35 }),
  }
  const fire = (type: string, event: unknown = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event)
  }
  return { map: parts as unknown as MapLibre, fire } // the parts of a map that a pointer asks
}

/** A line of three points under edit, and how often its points are looked through. */
function anEditedLine() {
  const id = mapObjectId('line')
  const editor = startEditor(aDocument([aLine({ id, path: [[138, 35], point, [138.2, 35.2]] })]))
  editor.send({ type: 'line.edit', objectId: id })
  const looked = vi.fn()
  const tools = new ToolsOnMap(
    TOOLS_ON_MAP.all.map((tool) => ({
      ...tool,
      editTarget: (target) => {
        const handler = tool.editTarget?.(target) ?? null
        return handler && { ...handler, pick: (place) => [looked(), handler.pick(place)][1] ?? null }
      },
    })),
  )
  return { ...editor, tools, looked }
}

function aPointer() {
  const { actor, send, tools, looked } = anEditedLine()
  const { map, fire } = aMap()
  return { handle: new HandleUnderPointer({ map, actor, tools }), fire, send, looked }
}

it('is looked for once at one place', () => {
  const { handle, looked } = aPointer()
  expect(handle.pick({ position: point, isTouch: false })).toEqual({ kind: 'vertex', index: 1 })
  expect(handle.pick({ position: [...point], isTouch: false })).toEqual({ kind: 'vertex', index: 1 })
  expect(handle.pick({ position: beside, isTouch: false })).toBeNull()
  expect(handle.pick({ position: beside, isTouch: false })).toBeNull()
  expect(looked).toHaveBeenCalledTimes(2)
})

it.each([
  ['the edit is another', ({ send }: ReturnType<typeof aPointer>) => send({ type: 'vertex.remove', index: 1 })],
  ['the view is another', ({ fire }: ReturnType<typeof aPointer>) => fire('move')],
])('is looked for again when %s', (_, change) => {
  const pointer = aPointer()
  pointer.handle.pick({ position: point, isTouch: false })
  change(pointer)
  pointer.handle.pick({ position: point, isTouch: false })
  expect(pointer.looked).toHaveBeenCalledTimes(2)
})

it('is looked for again by a finger, which reaches further', () => {
  const { handle, looked } = aPointer()
  handle.pick({ position: point, isTouch: false })
  handle.pick({ position: point, isTouch: true })
  expect(looked).toHaveBeenCalledTimes(2)
})

it('is of a point that was moved, not of the place where it was', () => {
  const { handle, send } = aPointer()
  expect(handle.pick({ position: point, isTouch: false })).not.toBeNull()
  send({ type: 'vertex.move', index: 1, position: beside })
  expect(handle.pick({ position: point, isTouch: false })).toMatchObject({ kind: 'segment' })
  expect(handle.pick({ position: beside, isTouch: false })).toEqual({ kind: 'vertex', index: 1 })
})

it('is looked for once by a press and its click', () => {
  const { actor, tools, looked, emittedOf } = anEditedLine()
  const { map, fire } = aMap()
  // The parts of a scene that a click beside the line asks.
  const scene = { showPreview: () => {}, setHovered: () => {} } as unknown as MapScene
  const snapper: Snapping = {
    pull: (position) => position,
    guide: (handler) => handler,
    clear: () => {},
    remove: () => {},
  }
  const pointer = new EditorPointer({
    map,
    scene,
    actor,
    tools,
    snapper,
    onPoint: () => {},
    onGesture: () => {},
    onChoose: () => {},
  })
  const event = () => ({
    point: { x: 10, y: 10 },
    lngLat: { lng: beside[0], lat: beside[1] },
    originalEvent: new MouseEvent('mousedown', { button: 0 }),
    preventDefault: () => {},
  })
  fire('mousedown', event())
  fire('click', event())
  expect(looked).toHaveBeenCalledTimes(1)
  expect(emittedOf('step.taken').map(({ step }) => step.kind)).toEqual(['vertex.append'])
  fire('mousedown', event())
  expect(looked).toHaveBeenCalledTimes(2) // the click has placed a point here
  pointer.remove()
})
