import { expect, it } from 'vitest'
import { PIN_LOOKS, pinUncovering, placeBesidePin } from './beside-pin.ts'

const pin = PIN_LOOKS.spot
const size = { width: 300, height: 120 }
const desktop = { left: 0, top: 0, right: 1440, bottom: 800 }
const phone = { left: 0, top: 0, right: 390, bottom: 780 }
const layers = { left: 16, top: 16, right: 316, bottom: 400 }

it.each([
  ['to the left where there is room', { x: 800, y: 400 }, desktop, [], 'left'],
  ['to the right beside the left edge', { x: 100, y: 600 }, desktop, [], 'right'],
  ['to the right of a panel', { x: 500, y: 200 }, desktop, [layers], 'right'],
  ['above on a phone', { x: 190, y: 400 }, phone, [], 'above'],
  ['below at the top of a phone', { x: 190, y: 80 }, phone, [], 'below'],
] as const)('lies %s', (_, foot, map, panels, side) => {
  const place = placeBesidePin(foot, size, { map, panels, pin })
  expect(place.side).toBe(side)
  const box = { left: foot.x + place.left, top: foot.y + place.top }
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.top).toBeGreaterThanOrEqual(0)
  expect(box.left + size.width).toBeLessThanOrEqual(map.right)
  expect(box.top + size.height).toBeLessThanOrEqual(map.bottom)
})

it('lies on the side with fewer objects, as long as it covers no more of the panels', () => {
  const place = (objects: readonly { x: number; y: number }[], panels = [{ left: 0, top: 0, right: 0, bottom: 0 }]) =>
    placeBesidePin({ x: 190, y: 400 }, size, { map: phone, panels, pin, objects }).side
  const above = { x: 190, y: 280 }
  const below = { x: 190, y: 480 }
  expect(place([above])).toBe('below')
  expect(place([above, below])).toBe('above')
  expect(place([above], [{ left: 0, top: 500, right: 390, bottom: 780 }])).toBe('above')
})

it('points at the pin, but not from its round corners', () => {
  expect(placeBesidePin({ x: 800, y: 400 }, size, { map: desktop, panels: [], pin }).tail).toBe(60)
  expect(placeBesidePin({ x: 800, y: 20 }, size, { map: desktop, panels: [], pin }).tail).toBe(22)
  expect(placeBesidePin({ x: 3, y: 400 }, { ...size, width: 370 }, { map: phone, panels: [], pin }).tail).toBe(22)
})

it('moves the map only for a pin that is hidden', () => {
  const free = { left: 316, top: 0, right: 1440, bottom: 800 }
  expect(pinUncovering({ x: 800, y: 400 }, { map: desktop, panels: [layers], pin }, free)).toBeNull()
  expect(pinUncovering({ x: 200, y: 300 }, { map: desktop, panels: [layers], pin }, free)).toEqual({ x: -678, y: -100 })
  expect(pinUncovering({ x: 800, y: 900 }, { map: desktop, panels: [], pin }, desktop)).toEqual({ x: 80, y: 500 })
})

it('lies below a point, and above it at the lower edge', () => {
  const bar = { width: 236, height: 60 }
  const at = (y: number) => placeBesidePin({ x: 190, y }, bar, { map: phone, panels: [], pin: PIN_LOOKS.vertex })
  expect(at(400)).toMatchObject({ side: 'below', top: 36 })
  expect(at(740)).toMatchObject({ side: 'above' })
})
