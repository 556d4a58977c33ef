// @vitest-environment jsdom
import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { LatePan } from './late-pan.ts'

const press = () => new MouseEvent('mousedown', { clientX: 100, clientY: 100, button: 0, buttons: 1 })
const move = (clientX: number, buttons: number) =>
  window.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY: 100, buttons }))

/** A map that notes where it heard of presses. */
function aMap({ canPan = true } = {}) {
  const container = document.createElement('div')
  const received: number[] = []
  let isEnabled = canPan
  const dragPan = {
    isEnabled: () => isEnabled,
    enable: () => {
      isEnabled = true
    },
    disable: () => {
      isEnabled = false
    },
  }
  container.addEventListener('mousedown', ({ clientX }) => isEnabled && received.push(clientX))
  const map: Pick<MapLibre, 'isMoving' | 'getCanvasContainer'> = {
    isMoving: () => false,
    getCanvasContainer: () => container,
  }
  const parts = { ...map, dragPan }
  return { received, dragPan, pan: new LatePan(parts as unknown as MapLibre) } // the parts of a map that it asks
}

it('tells the map of the press once the pointer has moved', () => {
  const { received, dragPan, pan } = aMap()
  pan.defer(press())
  move(102, 1)
  expect([received, dragPan.isEnabled()]).toEqual([[], false])
  move(104, 1)
  move(110, 1)
  expect([received, dragPan.isEnabled()]).toEqual([[100], true])
})

it('keeps a click from the map', () => {
  const { received, dragPan, pan } = aMap()
  pan.defer(press())
  window.dispatchEvent(new MouseEvent('mouseup'))
  move(140, 0)
  expect([received, dragPan.isEnabled()]).toEqual([[], true])
})

it('forgets a press that was let go where the page did not hear of it', () => {
  const { received, dragPan, pan } = aMap()
  pan.defer(press())
  move(140, 0)
  expect([received, dragPan.isEnabled()]).toEqual([[], true])
})

it('leaves a map alone that may not be panned', () => {
  const { received, dragPan, pan } = aMap({ canPan: false })
  pan.defer(press())
  move(140, 1)
  expect([received, dragPan.isEnabled()]).toEqual([[], false])
})
