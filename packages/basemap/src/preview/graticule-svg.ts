import { type Frame, latitudeAt, longitudeAt, project, zoomOf } from './frame.ts'

/** Minutes of arc between lines, from the zooms on at which the live map comes to show them. */
const STEPS = [
  { fromZoom: 12, minutes: 1 },
  { fromZoom: 10.5, minutes: 5 },
  { fromZoom: 9.5, minutes: 10 },
] as const
const OPACITY = 0.22

/** Meridians and parallels, as the live map has them. */
export function graticuleSvg(frame: Frame, color: string): string {
  const zoom = zoomOf(frame)
  const step = STEPS.find(({ fromZoom }) => zoom >= fromZoom)
  if (!step) return ''
  const { minutes, fromZoom } = step
  const [west, east] = [longitudeAt(frame, 0), longitudeAt(frame, frame.width)]
  const [north, south] = [latitudeAt(frame, 0), latitudeAt(frame, frame.height)]
  const columns = multiples(west, east, minutes).map(
    (lng) => `M${project(frame, [lng, 0]).x.toFixed(1)} 0V${frame.height}`,
  )
  const rows = multiples(south, north, minutes).map(
    (lat) => `M0 ${project(frame, [0, lat]).y.toFixed(1)}H${frame.width}`,
  )
  const opacity = OPACITY * Math.min(1, zoom - fromZoom)
  const width = 0.75 * frame.size.scale
  return `<path d="${[...columns, ...rows].join('')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity.toFixed(2)}"/>`
}

/** The degrees between two of them that are whole multiples of so many minutes. */
function multiples(from: number, to: number, minutes: number): readonly number[] {
  const first = Math.ceil((from * 60) / minutes)
  const count = Math.max(0, Math.floor((to * 60) / minutes) - first + 1)
  return Array.from({ length: count }, (_, index) => ((first + index) * minutes) / 60)
}
