import type { MapObject } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { describe, expect, it, vi } from 'vitest'
import { aLine, aSpot } from '../../testing/fixtures.ts'
import { uncover, uncoveringOffset } from './uncover.ts'

const free = { left: 350, top: 130, right: 1200, bottom: 530 }
const boxAt = (left: number, top: number) => ({
  box: { left, top, right: left + 100, bottom: top + 40 },
  anchor: { x: left + 50, y: top + 20 },
})

describe('what is covered', () => {
  it.each([
    ['in the middle', 600, 300],
    ['with one pixel under the profile’s edge', 600, 529],
    ['with one pixel above the upper edge', 600, 91],
    ['with one pixel beside the list', 251, 300],
  ])('stays where it is when it is seen %s', (_, left, top) => {
    expect(uncoveringOffset(boxAt(left, top), free)).toBeNull()
  })

  it.each([
    ['under the profile', 600, 530, [0, 44]],
    ['above the view', 600, 90, [0, -396]],
    ['under the list, and goes no lower than it must', 240, 300, [-220, -186]],
    ['to the right of all', 1500, 300, [510, -186]],
  ])('comes into the free part from %s', (_, left, top, offset) => {
    expect(uncoveringOffset(boxAt(left, top), free)).toEqual(offset)
  })

  it('comes into the middle of a part that is narrower than its window', () => {
    const narrow = { ...free, right: 450 }
    expect(uncoveringOffset(boxAt(600, 600), narrow)?.[0]).toBe(250)
  })
})

/** A map of 1000 × 600 pixels, ten to a degree, around a meridian. */
function aMap(middle: number, isDragged = false) {
  const panBy = vi.fn()
  const map = {
    panBy,
    dragPan: { isActive: () => isDragged },
    getCenter: () => ({ lng: middle }),
    getContainer: () => ({ clientWidth: 1000, clientHeight: 600 }),
    project: ([lng, lat]: [number, number]) => ({ x: 500 + (lng - middle) * 10, y: 300 - lat * 10 }),
  }
  return { map: map as unknown as MapLibre, panBy } // all that this asks of a map
}

const cover = { top: 100, right: 100, bottom: 200, left: 100 }
const eastward = (from: number): MapObject =>
  aLine({
    path: [
      [from, -15],
      [((from + 3 + 180) % 360) - 180, -15],
    ],
  })

it('jumps at once, on the copy of the world that is in view', () => {
  for (const [middle, line] of [
    [178, eastward(178)],
    [538, eastward(178)],
    [-182, eastward(178)],
    [0, eastward(0)],
  ] as const) {
    const { map, panBy } = aMap(middle)
    uncover(map, line, cover)
    expect(panBy).toHaveBeenCalledOnce()
    const [[x, y], options] = panBy.mock.calls[0] ?? []
    expect([Math.abs(x), y]).toEqual([0, 450 - 376])
    expect(options).toEqual({ animate: false })
  }
})

it('leaves a map alone that shows the object, and one that the pointer is moving', () => {
  const shown = aMap(0)
  uncover(shown.map, aSpot({ position: [0, 0] }), cover)
  expect(shown.panBy).not.toHaveBeenCalled()
  const dragged = aMap(0, true)
  uncover(dragged.map, eastward(0), cover)
  expect(dragged.panBy).not.toHaveBeenCalled()
})
