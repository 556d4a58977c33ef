// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapHandle } from '../../map/map-handle.ts'
import { MapPopup, openingOffset, roomOffset } from './map-popup.tsx'

const room = { left: 0, top: 0, right: 400, bottom: 300 }

it.each([
  ['nothing when it fits', { left: 10, top: 10, right: 200, bottom: 100 }, [0, 0]],
  ['up and left of the room', { left: -30, top: -20, right: 100, bottom: 100 }, [-30, -20]],
  ['right and below the room', { left: 300, top: 250, right: 460, bottom: 340 }, [60, 40]],
  ['larger than the room: the top left corner wins', { left: 10, top: 20, right: 600, bottom: 500 }, [10, 20]],
] as const)('moves the map by what a popup sticks out: %s', (_, box, offset) => {
  expect(roomOffset(box, room)).toEqual(offset)
})

it.each([
  ['pans by what is asked for', 0, { pan: 150, freeBelow: 400 }, -150],
  ['keeps a larger move that makes room', -220, { pan: 150, freeBelow: 400 }, -220],
  ['pans only as far as the place stays in view', 0, { pan: 150, freeBelow: 60 }, -60],
  ['stays where there is no room', 0, { pan: 150, freeBelow: -20 }, 0],
  ['stays without photos', 0, { pan: 0, freeBelow: 400 }, 0],
  ['comes up from below the room', 300, { pan: 0, freeBelow: -300 }, 300],
  ['comes up with its photos', 300, { pan: 150, freeBelow: -300 }, 300],
])('%s', (_, y, room, expected) => {
  expect(openingOffset(y, room) + 0).toBe(expected)
})

const resized = vi.fn<() => void>()

class Observer implements ResizeObserver {
  constructor(notify: ResizeObserverCallback) {
    resized.mockImplementation(() => notify([], this))
  }
  observe() {
    resized() // as browsers do
  }
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A popup on a map of 1280 × 720 whose pans arrive at once. */
function openPopup() {
  vi.stubGlobal('ResizeObserver', Observer)
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  const place = { x: 640, y: 360 }
  const panBy = vi.fn<MapHandle['panBy']>((x, y) => {
    place.x -= x
    place.y -= y
  })
  const handle: Pick<MapHandle, 'bounds' | 'panBy' | 'project' | 'onMove'> = {
    bounds: () => new DOMRect(0, 0, 1280, 720),
    panBy,
    project: () => ({ ...place }),
    onMove: () => () => {},
  }
  box.mockReturnValue(new DOMRect(490, 88, 300, 200))
  const { unmount } = render(
    <MapPopup
      handle={handle as MapHandle} // all that it asks of a map
      at={[137.8, 35.9]}
      lift={72}
      clear={{ top: 92, right: 0, bottom: 0, left: 0 }}
      pan={150}
    >
      {null}
    </MapPopup>,
  )
  return { box, place, panBy, unmount }
}

it('moves the map once on opening, and again when it has grown out of the room', () => {
  const { box, panBy } = openPopup()
  expect(panBy.mock.calls).toEqual([[0, -150]])
  box.mockReturnValue(new DOMRect(490, 38, 300, 400))
  resized()
  expect(panBy.mock.calls).toEqual([
    [0, -150],
    [0, -54],
  ])
})

it('moves the map back when it goes', () => {
  const { box, place, panBy, unmount } = openPopup()
  box.mockReturnValue(new DOMRect(490, 38, 300, 400))
  resized()
  unmount()
  expect(panBy).toHaveBeenLastCalledWith(-0, 204)
  expect(place).toEqual({ x: 640, y: 360 })
})

it('leaves the map alone that somebody else has moved since', () => {
  const { place, panBy, unmount } = openPopup()
  place.x += 40
  unmount()
  expect(panBy).toHaveBeenCalledOnce()
})
