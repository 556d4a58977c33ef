import { nearestPointOnPath, type Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { RouteTarget } from '../../core/drafts/route-target.ts'
import type { TrimTarget } from '../../core/drafts/trim-draft.ts'
import { besideLongitude } from '../pick/pick-on-path.ts'
import { PIN_BODY, PIN_HEAD_Y } from '../pins/draw-pin.ts'
import { MapOverlay } from './map-overlay.ts'
import { svgElement } from './svg-element.ts'

const RADIUS = '10.5'
/** The position of a pin. */
const FOOT_RADIUS = '4'

/** What has stops that are drawn above the map. */
export type StopTarget = RouteTarget | TrimTarget

/**
 * The numbered stops of a navigation line, or the ends of a recording, above the map. Dotted: the way through stops while directions are
 * missing, from the stops to the way once it is there, and what is cut off a recording.
 */
export class StopOverlay {
  #stops: readonly Position[] = []
  #discs: readonly SVGGElement[] = []
  #hasPins = false
  #dotted: readonly (readonly Position[])[] = []
  readonly #overlay: MapOverlay
  readonly #line = svgElement('path', { class: 'mishiori-overlay-pending' })

  constructor(map: MapLibre) {
    this.#overlay = new MapOverlay(map, this.#draw)
    this.#overlay.root.append(this.#line)
  }

  show(target: StopTarget | null, focusedStop: number | null): void {
    const first = target?.stops[0]
    const beside = (position: Position) => besideLongitude(position, first?.[0] ?? 0)
    this.#stops = target?.stops.map(beside) ?? []
    this.#dotted = target ? dottedOf(target).map((path) => path.map(beside)) : []
    if (target) this.#overlay.setColor(target.color)
    const hasPins = target?.kind === 'routeTarget'
    if (this.#discs.length !== this.#stops.length || hasPins !== this.#hasPins) this.#makeDiscs(hasPins)
    for (const [index, disc] of this.#discs.entries()) disc.toggleAttribute('data-focused', index === focusedStop)
    this.#overlay.redraw()
  }

  remove(): void {
    this.#overlay.remove()
  }

  /** The ends of a navigation line have pins, as after it is confirmed; the ends of a recording have discs. */
  #makeDiscs(hasPins: boolean): void {
    this.#hasPins = hasPins
    for (const disc of this.#discs) disc.remove()
    const last = this.#stops.length - 1
    this.#discs = this.#stops.map((_, index) => {
      const end = index === 0 ? 'start' : index === last ? 'goal' : ''
      const disc = svgElement('g', { class: 'mishiori-overlay-stop', 'data-end': end })
      const isPin = hasPins && end !== ''
      const label = svgElement('text', { 'text-anchor': 'middle', dy: '0.36em', ...(isPin && { y: `${PIN_HEAD_Y}` }) })
      label.textContent = index === 0 ? 'S' : index === last ? 'G' : `${index}`
      if (isPin) disc.append(svgElement('path', { d: PIN_BODY }))
      disc.append(svgElement('circle', { r: isPin ? FOOT_RADIUS : RADIUS }), label)
      return disc
    })
    this.#overlay.root.append(...this.#discs)
  }

  #draw = (): void => {
    const places = this.#overlay.along(this.#stops)
    this.#line.setAttribute('d', this.#dotted.map((path) => this.#pathOf(path)).join(''))
    for (const [index, disc] of this.#discs.entries())
      disc.setAttribute('transform', `translate(${places[index] ?? '0,0'})`)
  }

  #pathOf(positions: readonly Position[]): string {
    return positions.length > 1 ? `M${this.#overlay.along(positions).join('L')}` : ''
  }
}

function dottedOf(target: StopTarget): readonly (readonly Position[])[] {
  if (target.kind === 'trimTarget') return target.dotted
  return target.isPending ? [target.stops] : connectorsOf(target)
}

/** From each stop to the nearest point of the path, because roads begin beside the places that people click. */
export function connectorsOf({ stops, path }: Pick<RouteTarget, 'stops' | 'path'>): readonly (readonly Position[])[] {
  const [start, goal] = [path[0], path.at(-1)]
  if (!start || !goal) return []
  return stops.map((stop, index) => {
    if (index === 0) return [stop, start]
    if (index === stops.length - 1) return [stop, goal]
    return [stop, nearestPointOnPath(path, stop)?.position ?? stop]
  })
}
