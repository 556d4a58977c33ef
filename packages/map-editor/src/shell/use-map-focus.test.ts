// @vitest-environment jsdom
import { mapObjectId } from '@mishiori/map-document'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { selectSelectedObjectId } from '../core/selectors.ts'
import type { MapCamera } from '../map/camera/camera.ts'
import type { MapFocus } from '../map/camera/map-focus.ts'
import type { MapHandle } from '../map/map-handle.ts'
import { aDocument, aSpot } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { createValueStore } from '../ui/shared/value-store.ts'
import { useMapFocus } from './use-map-focus.ts'

afterEach(cleanup)

const tea = aSpot({ id: mapObjectId('tea') })
const hut = aSpot({ id: mapObjectId('hut') })

function open(focus: MapFocus | null) {
  const editor = startEditor(aDocument([tea, hut]))
  const fitObjects = vi.fn<MapCamera['fitObjects']>()
  const handle = { camera: { fitObjects } } as unknown as MapHandle // all that this asks of a map
  const map = createValueStore<MapHandle | null>(null)
  const hook = renderHook((props) => useMapFocus(props.focus, { actor: editor.actor, map }), {
    initialProps: { focus },
  })
  return {
    editor,
    fitObjects,
    load: () => act(() => map.set(handle)),
    render: (next: MapFocus | null) => hook.rerender({ focus: next }),
    selected: () => selectSelectedObjectId(editor.snapshot()),
  }
}

it('selects the object at once and shows it when the map is there', () => {
  const { load, selected, fitObjects } = open({ objectId: tea.id, at: 1 })
  expect(selected()).toBe(tea.id)
  load()
  expect(fitObjects.mock.calls).toEqual([[[tea]]])
})

it('leaves the person alone when the host writes the same request anew', () => {
  const { editor, load, render, selected, fitObjects } = open({ objectId: tea.id, at: 1 })
  load()
  editor.send({ type: 'object.select', objectId: hut.id })
  render({ objectId: tea.id, at: 1 })
  expect(selected()).toBe(hut.id)
  expect(fitObjects).toHaveBeenCalledOnce()
})

it('shows the same object again, and another one, when asked', () => {
  const { load, render, selected, fitObjects } = open({ objectId: tea.id, at: 1 })
  load()
  render({ objectId: tea.id, at: 2 })
  render({ objectId: hut.id, at: 2 })
  expect(selected()).toBe(hut.id)
  expect(fitObjects.mock.calls).toEqual([[[tea]], [[tea]], [[hut]]])
})
