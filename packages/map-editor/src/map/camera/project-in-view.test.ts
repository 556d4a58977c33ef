import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { isInView, projectInView, projectionInView, projectPathInView } from './project-in-view.ts'

/** A map of 1000 pixels, as many to a degree as asked, around a meridian. */
function aMap(middle: number, pixelsPerDegree = 10): MapLibre {
  const reach = 500 / pixelsPerDegree
  const [west, east] = [middle - reach, middle + reach]
  const map = {
    project: ([lng, lat]: [number, number]) => ({ x: 500 + (lng - middle) * pixelsPerDegree, y: -lat }),
    getBounds: () => ({
      getWest: () => west,
      getEast: () => east,
      contains: ([lng]: [number, number]) => lng >= west && lng <= east,
    }),
  }
  return map as unknown as MapLibre // all that this asks of a map
}

describe('a position', () => {
  it.each([
    ['on this side of 180°', 179, 178, 490],
    ['across 180° to the east', 179, -179, 520],
    ['across 180° to the west', -179, 179, 480],
    ['that runs on beyond 180°', -179, 181, 500],
    ['out of sight, the short way', -170, 90, -500],
  ])('is projected %s', (_, middle, lng, x) => {
    const map = aMap(middle)
    expect(projectInView(map, [lng, 7]).x).toBeCloseTo(x, 9)
    expect(projectionInView(map)([lng, 7])).toEqual(projectInView(map, [lng, 7]))
  })

  it('stays on the copy of the world that the pointer put it on, where several are seen', () => {
    expect(projectInView(aMap(0, 1), [250, 0]).x).toBe(750)
  })

  it('is in view on any copy of the world', () => {
    expect(isInView(aMap(179), [-179, 0])).toBe(true)
    expect(isInView(aMap(-179), [179, 0])).toBe(true)
    expect(isInView(aMap(179), [0, 0])).toBe(false)
  })
})

describe('a path', () => {
  const xOf = (map: MapLibre, path: readonly Position[]) => projectPathInView(map, path).map(({ x }) => Math.round(x))
  const across: readonly Position[] = [
    [178, 0],
    [182, 0],
  ]

  it('comes to the copy of the world that is seen', () => {
    expect(xOf(aMap(179), across)).toEqual([490, 530])
    expect(xOf(aMap(-179), across)).toEqual([470, 510])
  })

  it('stays in one piece, however far it reaches', () => {
    const around: readonly Position[] = [
      [0, 0],
      [100, 0],
      [200, 0],
    ]
    expect(xOf(aMap(195 - 360), around)).toEqual([-1450, -450, 550])
  })

  it('stays where it is while any of it is seen', () => {
    expect(xOf(aMap(178), [[-10, 0], ...across])).toEqual([-1380, 500, 540])
  })

  it('may have no point', () => {
    expect(projectPathInView(aMap(0), [])).toEqual([])
  })
})
