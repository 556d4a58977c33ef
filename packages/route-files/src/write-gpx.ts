import { type AnyLine, COLOR_HEX, type MapDocument, type MapObjectBase, type Spot } from '@mishiori/map-document'

/** What a GPX file says about itself. */
export interface GpxMetadata {
  readonly title: string
  readonly author?: string
  /** Address of the article. */
  readonly link?: string
  /** When the file was made. */
  readonly time?: Date
}

/**
 * Writes a document as GPX 1.1: a `wpt` for each spot, a `trk` for each line, with elevations and times exactly as the document has
 * them and colours in `gpx_style`. Shapes are left out, because GPX has no areas.
 */
export function writeGpx(document: MapDocument, metadata: GpxMetadata): string {
  const objects = document.layers.flatMap((layer) => layer.objects)
  const spots = objects.filter((object) => object.kind === 'spot')
  const lines = objects.filter(
    (object) => object.kind === 'line' || object.kind === 'navigationLine' || object.kind === 'recordedLine',
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<gpx version="1.1" creator="Mishiori" xmlns="http://www.topografix.com/GPX/1/1"',
    ' xmlns:gpx_style="http://www.topografix.com/GPX/gpx_style/0/2">\n',
    writeMetadata(metadata),
    ...spots.map(writeSpot),
    ...lines.map(writeLine),
    '</gpx>\n',
  ].join('')
}

function writeMetadata({ title, author, link, time }: GpxMetadata): string {
  const name = `<name>${escapeXml(title)}</name>`
  const by = author === undefined ? '' : `<author><name>${escapeXml(author)}</name></author>`
  const href = link === undefined ? '' : `<link href="${escapeXml(link)}"/>`
  return `<metadata>${name}${by}${href}${time ? writeTime(time.getTime()) : ''}</metadata>\n`
}

function writeSpot(spot: Spot): string {
  const [lng, lat] = spot.position
  const series = writeElevation(spot.elevationMeters ?? null) + writeTime(spot.timestampMs ?? null)
  const symbol = `<sym>${spot.icon}</sym>`
  return `<wpt lat="${decimal(lat)}" lon="${decimal(lng)}">${series}${writeWords(spot)}${symbol}${writeColor(spot)}</wpt>\n`
}

function writeLine(line: AnyLine): string {
  const points = line.path.map(([lng, lat], index) => {
    const position = `lat="${decimal(lat)}" lon="${decimal(lng)}"`
    const series =
      writeElevation(line.elevationsMeters?.[index] ?? null) + writeTime(line.timestampsMs?.[index] ?? null)
    return series === '' ? `<trkpt ${position}/>\n` : `<trkpt ${position}>${series}</trkpt>\n`
  })
  return `<trk>${writeWords(line)}${writeColor(line)}<trkseg>\n${points.join('')}</trkseg></trk>\n`
}

function writeWords({ name, description }: MapObjectBase): string {
  return `<name>${escapeXml(name)}</name>${description === '' ? '' : `<desc>${escapeXml(description)}</desc>`}`
}

function writeColor({ color }: MapObjectBase): string {
  const hex = COLOR_HEX[color].fill.slice(1)
  return `<extensions><gpx_style:line><gpx_style:color>${hex}</gpx_style:color></gpx_style:line></extensions>`
}

function writeElevation(elevationMeters: number | null): string {
  return elevationMeters === null ? '' : `<ele>${decimal(elevationMeters)}</ele>`
}

/** Beyond this many milliseconds from 1970 there is no date (ECMA-262 §21.4.1.1). */
const LAST_TIME_MS = 8.64e15

function writeTime(timeMs: number | null): string {
  if (timeMs === null || !(Math.abs(timeMs) <= LAST_TIME_MS)) return ''
  return `<time>${new Date(timeMs).toISOString().replace('.000Z', 'Z')}</time>`
}

/** xsd:decimal, which has no exponent. */
function decimal(value: number): string {
  const text = String(value)
  const [digits = '', exponent] = text.split('e')
  if (exponent === undefined) return text
  const places = (digits.split('.')[1] ?? '').length - Number(exponent)
  return places > 0 && places <= 100 ? value.toFixed(places) : BigInt(Math.round(value)).toString()
}

/** Text for element content and attributes; characters that XML cannot hold become U+FFFD. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
