/** Formats that are recognised by their content. Those that are not read are named when they are refused. */
export type DetectedFormat =
  | 'gpx'
  | 'kml'
  | 'tcx'
  | 'fit'
  | 'zip'
  | 'json'
  | 'html'
  | 'nmea'
  | 'pdf'
  | 'image'
  | 'xml'
  | 'unknown'

const ROOT_FORMATS: Readonly<Record<string, DetectedFormat>> = {
  gpx: 'gpx',
  kml: 'kml',
  // Some tools write what belongs into a `kml` element without it.
  Document: 'kml',
  Folder: 'kml',
  Placemark: 'kml',
  NetworkLink: 'kml',
  NetworkLinkControl: 'kml',
  GroundOverlay: 'kml',
  ScreenOverlay: 'kml',
  PhotoOverlay: 'kml',
  Tour: 'kml',
  TrainingCenterDatabase: 'tcx',
  html: 'html',
  HTML: 'html',
}

/** The format that a root element means; `xml` when it is none that we know. */
export function formatOfRoot(name: string): DetectedFormat {
  return Object.hasOwn(ROOT_FORMATS, name) ? (ROOT_FORMATS[name] ?? 'xml') : 'xml'
}

/** PNG, JPEG, GIF, WebP, and the family of HEIC and AVIF, in their first bytes. */
const PICTURES =
  /^(\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(hei[cx]|hev[cx]|mif1|msf1|avi[fs]))/

/** The format of a file that is not XML, from its first bytes; null when it may be XML. Names are not asked: they can lie. */
export function detectOtherFormat(head: Uint8Array): DetectedFormat | null {
  const ascii = String.fromCharCode(...head.subarray(0, 512))
  if (ascii.startsWith('PK\u0003\u0004') || ascii.startsWith('PK\u0005\u0006')) return 'zip'
  if (ascii.slice(8, 12) === '.FIT') return 'fit'
  if (ascii.startsWith('%PDF-')) return 'pdf'
  if (PICTURES.test(ascii)) return 'image'
  const text = ascii
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
    .replaceAll('\0', '')
    .trimStart()
  if (text.startsWith('{') || text.startsWith('[')) return 'json'
  if (/^\$(GP|GN|GL)[A-Z]{3},/.test(text)) return 'nmea'
  return /^<!doctype html/i.test(text) ? 'html' : null
}
