import type { LineSource, MapColor, TravelMode } from '@mishiori/map-document'
import { ESTIMATED_TIMES_NAME } from '../../estimated-times.ts'
import type { ReadSegment, ReadSpot } from '../../read-result.ts'
import { lookOf } from '../../symbols/symbols.ts'
import { isOnWeb } from '../kml/archive-pictures.ts'
import { LINE_SOURCE_NAME, TRAVEL_MODE_NAME } from '../line-source.ts'
import { NAVIGATION_NAME, type ReadNavigation } from '../navigation.ts'
import type { NoteCounter } from '../notes.ts'
import { readDescription, readName } from '../read-text.ts'
import type { LonePoint } from '../route-file-builder.ts'

/** Words of the element that is open: the file, a line or a spot. */
export interface Details {
  name: string
  desc: string
  comment: string
  /** Postal address and telephone numbers, as Garmin's programs have them. */
  readonly address: string[]
  readonly phones: string[]
  /** Addresses with their texts, in the order of the file. */
  readonly links: GpxLink[]
  symbol: string
  osmandIcon: string
  color: MapColor | null
  /** Of a line. */
  source: LineSource | null
  travelMode: TravelMode | null
  navigation: ReadNavigation | null
  /** Of a line: its times are none that somebody was there. */
  hasEstimatedTimes: boolean
  /** Of a point of a route: it only draws the way to where it should go. */
  isShaping: boolean
}

export interface GpxLink {
  readonly address: string
  text: string
  /** That it names a picture of the archive that the file is in. */
  readonly isPicture: boolean
}

export const noDetails = (): Details => ({
  name: '',
  desc: '',
  comment: '',
  address: [],
  phones: [],
  links: [],
  symbol: '',
  osmandIcon: '',
  color: null,
  source: null,
  travelMode: null,
  navigation: null,
  hasEstimatedTimes: false,
  isShaping: false,
})

/** Elements whose text is read. */
export const TEXT_ELEMENTS = new Set(['name', 'desc', 'cmt', 'sym', 'url', 'urlname'])
/** Elements that say nothing to keep, or are read elsewhere. */
const SILENT = new Set([...TEXT_ELEMENTS, 'link', 'number', 'bounds', 'time', 'trkseg'])

/** Whether an element says what the map has no place for, `type` or an element of another program: each is counted. */
export const isLeftOut = (element: string): boolean => !SILENT.has(element)

/** Geometry that extensions write as text, and what else of them the map has no place for. */
export const GEOMETRY_TEXTS = new Set([
  'polyline',
  'Polyline',
  'encodedPolyline',
  'coordinates',
  'posList',
  'pos',
  'lat',
])
export const EXTENSIONS_LEFT_OUT = new Set(['Category', 'Proximity'])

/** Elements of Garmin's `Address`, and telephone numbers. */
export const CONTACTS = new Set(['StreetAddress', 'City', 'State', 'PostalCode', 'Country', 'PhoneNumber'])

/** Whose text is read, besides that of what sensors measured. */
export const EXTENSIONS = new Set([
  'color',
  'DisplayColor',
  'icon',
  LINE_SOURCE_NAME,
  TRAVEL_MODE_NAME,
  NAVIGATION_NAME,
  ESTIMATED_TIMES_NAME,
  ...CONTACTS,
])

/** Keeps the text of one of {@link CONTACTS}. */
export function setContact({ address, phones }: Details, element: string, text: string): void {
  const parts = element === 'PhoneNumber' ? phones : address
  parts.push(readName(text))
}

export const withoutTimes = (segments: readonly ReadSegment[]): ReadSegment[] =>
  segments.map((segment) => ({ ...segment, timestampsMs: null }))

/** Whether a point says more than where it is. */
export const hasTexts = ({ desc, comment, links }: Details): boolean =>
  desc !== '' || comment !== '' || links.length > 0

/** Keeps the text of one of {@link TEXT_ELEMENTS}. */
export function setText(details: Details, element: string, text: string): void {
  const trimmed = text.trim()
  if (element === 'name') details.name ||= trimmed
  else if (element === 'sym') details.symbol ||= trimmed
  else if (element === 'desc') details.desc ||= trimmed
  else if (element === 'cmt') details.comment ||= trimmed
  else setLinkText(details, trimmed)
}

/** Addresses of the web and of files beside this one; no other says where something is. */
const READABLE = /^(?:https?:|mailto:|(?![a-z][a-z0-9+.-]*:))/i

/** Keeps an address. False for one that is none to read, `javascript:` for instance. */
export function addLink({ links }: Details, address: string, isPicture = false): boolean {
  const trimmed = address.trim()
  const isReadable = trimmed !== '' && READABLE.test(trimmed)
  if (isReadable) links.push({ address: trimmed, text: '', isPicture })
  return isReadable || trimmed === ''
}

/** Of the link that came last. */
export function setLinkText({ links }: Details, text: string): void {
  const last = links.at(-1)
  if (last) last.text ||= text.trim()
}

/** In an archive that the file was taken out of. */
const isElsewhere = ({ address, isPicture }: GpxLink) => !isPicture && !isOnWeb(address)

interface ReadTexts {
  readonly name: string
  readonly description: string
}

/** Name and description: what is described, what is commented, where it is, and addresses of links, each on a line. */
export function textsOf(details: Details, notes: NoteCounter, isOwn: boolean): ReadTexts {
  if (isOwn) notes.add('picture.left_out', details.links.filter(isElsewhere).length)
  const desc = readDescription(details.desc, notes, { isOwn })
  const comment = readDescription(details.comment, notes, { isOwn })
  // those of this product are addresses of photos
  const links = (
    isOwn ? [] : details.links.filter((link) => !link.isPicture && !`${desc}\n${comment}`.includes(link.address))
  ).map(({ address, text }) => (text === '' || text === address ? address : `${readName(text)}: ${address}`))
  const contacts = [details.address.join(', '), ...details.phones]
  const parts = [desc, ...(comment === desc ? [] : [comment]), ...contacts, ...new Set(links)]
  return {
    name: readName(details.name, { isOwn }),
    description: parts.filter((part) => part !== '').join('\n'),
  }
}

type GpxPoint = LonePoint & { readonly isOwn: boolean }

/** A spot with its looks, and with its photos where this product wrote it. */
export function toSpot(details: Details, texts: ReadTexts, { isOwn, position, elevation, time }: GpxPoint): ReadSpot {
  const addressesOf = (those: (link: GpxLink) => boolean) => details.links.filter(those).map(({ address }) => address)
  const pictures = addressesOf(({ isPicture }) => isPicture)
  const images = isOwn ? addressesOf((link) => !link.isPicture && !isElsewhere(link)) : []
  return {
    ...texts,
    position,
    elevationMeters: Number.isNaN(elevation) ? null : elevation,
    timestampMs: Number.isNaN(time) ? null : time,
    ...lookOf([
      { set: 'garmin', name: details.symbol },
      { set: 'osmand', name: details.osmandIcon },
    ]),
    color: details.color,
    folder: null,
    ...(pictures.length > 0 && { pictures }),
    ...(images.length > 0 && { images }),
  }
}
