import { MAP_LIMITS } from '@mishiori/map-document'
import { SaxesParser } from 'saxes'

export interface OraclePoint {
  readonly lng: number
  readonly lat: number
  readonly elevation: number | null
}

/** Every point of a GPX text by a strict XML parser that is not ours; null when it finds the XML broken. */
export function pointsByOracle(text: string): readonly OraclePoint[] | null {
  const points: OraclePoint[] = []
  const stack: string[] = []
  let elevation: number | null = null
  let characters = ''
  let isBroken = false
  let position: readonly [number, number] = [Number.NaN, Number.NaN]
  const parser = new SaxesParser()
  parser.on('error', () => {
    isBroken = true
  })
  parser.on('opentag', ({ name, attributes }) => {
    stack.push(local(name))
    characters = ''
    if (!isPoint(stack)) return
    position = [Number(attributes.lon), Number(attributes.lat)]
    elevation = null
  })
  parser.on('text', (text) => {
    characters += text
  })
  parser.on('closetag', () => {
    if (stack.at(-1) === 'ele' && isPoint(stack.slice(0, -1)) && characters.trim() !== '')
      elevation = Number(characters)
    const [lng, lat] = position
    if (isPoint(stack) && Math.abs(lat) <= MAP_LIMITS.latitude && Math.abs(lng) <= 540)
      points.push({ lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng, lat, elevation })
    stack.pop()
  })
  parser.write(text).close()
  return isBroken ? null : points
}

function isPoint(stack: readonly string[]): boolean {
  return ['gpx/wpt', 'gpx/trk/trkseg/trkpt', 'gpx/rte/rtept'].includes(stack.join('/'))
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
