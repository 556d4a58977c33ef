import type { Page } from '@playwright/test'

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

/** What a GPX file holds by the browser's own XML parser, which shares nothing with the product's reader. A track is a line for each of its segments. */
export function readGpx(page: Page, xml: string): Promise<GpxContent> {
  return page.evaluate((source) => {
    const file = new DOMParser().parseFromString(source, 'application/xml')
    const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagNameNS('*', name)]
    const child = (parent: Element, name: string) =>
      [...parent.children].find(({ localName }) => localName === name)?.textContent?.trim()
    const pointOf = (element: Element) => {
      const [elevation, time] = [child(element, 'ele'), child(element, 'time')]
      return {
        latitude: Number(element.getAttribute('lat')),
        longitude: Number(element.getAttribute('lon')),
        elevation: elevation ? Number(elevation) : null,
        time: time ? Date.parse(time) : null,
      }
    }
    const lineOf = (owner: Element, part: Element, point: string) => ({
      name: child(owner, 'name') ?? '',
      points: all(part, point).map(pointOf),
    })
    return {
      lines: [
        ...all(file, 'trk').flatMap((track) => all(track, 'trkseg').map((part) => lineOf(track, part, 'trkpt'))),
        ...all(file, 'rte').map((route) => lineOf(route, route, 'rtept')),
      ],
      waypoints: all(file, 'wpt').map((point) => ({ ...pointOf(point), name: child(point, 'name') ?? '' })),
    }
  }, xml)
}
