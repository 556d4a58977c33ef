import { expect, type Page } from '@playwright/test'

export interface GpxPoint {
  readonly latitude: number
  readonly longitude: number
  /** As written; null without one. */
  readonly elevation: number | null
  readonly time: number | null
}

export interface GpxContent {
  readonly lines: readonly { readonly name: string; readonly points: readonly GpxPoint[] }[]
  readonly waypoints: readonly (GpxPoint & { readonly name: string })[]
}

/**
 * What a GPX file holds by the browser's own XML parser, which shares nothing with the product's reader. A track is a
 * line for each of its segments, a time without a zone is in UTC.
 */
export function readGpx(page: Page, xml: string): Promise<GpxContent> {
  return page.evaluate((source) => {
    const file = new DOMParser().parseFromString(source, 'application/xml')
    const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagNameNS('*', name)]
    const child = (parent: Element, name: string) =>
      [...parent.children].find(({ localName }) => localName === name)?.textContent?.trim()
    // Adding zero takes the sign from -0, which JSON does not keep.
    const pointOf = (element: Element) => {
      const [elevation, time] = [child(element, 'ele'), child(element, 'time')]
      return {
        latitude: Number(element.getAttribute('lat')),
        longitude: Number(element.getAttribute('lon')),
        elevation: elevation && Number.isFinite(Number(elevation)) ? Number(elevation) + 0 : null,
        time: time ? Date.parse(/Z|[+-]\d\d:?\d\d$/i.test(time) ? time : `${time}Z`) || null : null,
      }
    }
    const lineOf = (owner: Element, part: Element, point: string) => ({
      name: child(owner, 'name') ?? '',
      points: all(part, point).map(pointOf),
    })
    const lineParts = all(file, '*').flatMap((element) => {
      const owner = element.localName === 'trkseg' ? element.parentElement : element
      const isLine = element.localName === 'trkseg' || element.localName === 'rte'
      return isLine && owner ? [lineOf(owner, element, element.localName === 'rte' ? 'rtept' : 'trkpt')] : []
    })
    return {
      lines: lineParts,
      waypoints: all(file, 'wpt').map((point) => ({ ...pointOf(point), name: child(point, 'name') ?? '' })),
    }
  }, xml)
}

/** Positions agree within 1e-5 degrees; elevations and times are exactly those given. */
export function expectSamePoints(returned: readonly GpxPoint[] | undefined, given: readonly GpxPoint[]): void {
  expect(returned).toHaveLength(given.length)
  const degrees = (points: readonly GpxPoint[]) => points.flatMap(({ latitude, longitude }) => [latitude, longitude])
  const expected = degrees(given)
  const apart = degrees(returned ?? []).map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN)))
  expect(Math.max(0, ...apart), 'degrees between the points').toBeLessThanOrEqual(1e-5)
  expect(returned?.map(({ elevation }) => elevation)).toEqual(given.map(({ elevation }) => elevation))
  expect(returned?.map(({ time }) => time)).toEqual(given.map(({ time }) => time))
}
