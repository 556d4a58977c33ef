import { distancesAlong, type MapDocument } from '@mishiori/map-document'
import { type JourneyKind, type JourneyPart, PRODUCT_LIMITS } from '@repo/contract'

/** What a file says of a stage that is an article of somebody else. */
export interface BundledCredit {
  readonly id: number
  readonly title: string
  readonly author: string
  readonly url: string
}

export type BundledEntry =
  | { readonly kind: 'rest'; readonly day: number; readonly note: string }
  | {
      readonly kind: 'stage'
      readonly day: number
      readonly note: string
      /** In metres along a line of the article as it is in the file. */
      readonly part: JourneyPart | null
      /** The part that it was is not on the article's map any more. */
      readonly lost?: 'part'
      /** The folder of the article in the file; null for those of others, and where it was gone. */
      readonly article: string | null
      readonly credit: BundledCredit | null
    }

/** A journey or collection as it is in a file. Who saw it is not said. */
export interface BundledJourney {
  readonly id: number
  /** The address of the site that it comes from. */
  readonly site: string
  readonly kind: JourneyKind
  readonly title: string
  readonly summary: string
  readonly cover_path: string | null
  readonly starts_on: string | null
  readonly entries: readonly BundledEntry[]
}

export type JourneyProblem =
  /** No journey, or one that is broken or too long. */
  'unreadable' | 'tooManyEntries' | 'articleMissing' | 'partInvalid'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
const FOLDER = /^routes\/[1-9]\d{0,14}$/
/** As the API takes it: a day that there is. */
const isDate = (text: string) =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && String(new Date(`${text}T00:00Z`).toJSON()).startsWith(text)
/** As the API takes it. */
const MAX_METERS = 10_000_000

/** Reads the file of a journey. Whether its articles are there is another question. */
export function parseJourney(json: unknown): BundledJourney | JourneyProblem {
  if (!isFields(json) || !Array.isArray(json.entries)) return 'unreadable'
  if (json.entries.length > PRODUCT_LIMITS.journey.entries) return 'tooManyEntries'
  const { id, site, kind, title, summary, cover_path, starts_on } = json
  const isKind = kind === 'journey' || kind === 'collection'
  if (!isKind || !isText(title) || !isText(summary) || !isText(site) || !isWhole(id, 1, Number.MAX_SAFE_INTEGER))
    return 'unreadable'
  if (cover_path !== null && !isText(cover_path)) return 'unreadable'
  if (starts_on !== null && !(isText(starts_on) && isDate(starts_on))) return 'unreadable'
  const entries = json.entries.map(parseEntry)
  if (!entries.every((entry) => entry !== null)) return 'unreadable'
  return { id, site, kind, title, summary, cover_path, starts_on, entries }
}

function parseEntry(json: unknown): BundledEntry | null {
  if (!isFields(json)) return null
  const { kind, day, note, part: statedPart, article, credit: statedCredit } = json
  if (!isWhole(day, 1, PRODUCT_LIMITS.journey.day) || !isText(note)) return null
  if (kind === 'rest') return { kind, day, note }
  if (kind !== 'stage') return null
  const [part, credit] = [parsePart(statedPart), parseCredit(statedCredit)]
  if (part === undefined || credit === undefined) return null
  if (article !== null && !(isText(article) && FOLDER.test(article))) return null
  return { kind, day, note, part, ...(json.lost === 'part' && { lost: 'part' as const }), article, credit }
}

/** @returns undefined when it cannot be read. */
function parsePart(json: unknown): JourneyPart | null | undefined {
  if (json === null) return null
  if (!isFields(json)) return undefined
  const { object_id, from_m, to_m } = json
  if (!isText(object_id) || object_id === '' || object_id.length > 255) return undefined
  if (!isWhole(from_m, 0, MAX_METERS) || !isWhole(to_m, 1, MAX_METERS)) return undefined
  return { object_id, from_m, to_m }
}

/** @returns undefined when it cannot be read. */
function parseCredit(json: unknown): BundledCredit | null | undefined {
  if (json === null) return null
  if (!isFields(json)) return undefined
  const { id, title, author, url } = json
  if (!isWhole(id, 1, Number.MAX_SAFE_INTEGER) || !isText(title) || !isText(author) || !isText(url)) return undefined
  return { id, title, author, url }
}

/** How long the lines of a map are, in metres, by their ids. */
export type LineLengths = ReadonlyMap<string, number>

export function lineLengths({ layers }: MapDocument): LineLengths {
  const lines = layers.flatMap(({ objects }) => objects.filter((object) => 'path' in object))
  return new Map(lines.map(({ id, path }) => [id, distancesAlong(path).at(-1) ?? 0]))
}

/** A part may end where its line does, which is hardly ever at a whole metre. */
const ROUNDING_METERS = 1

export function isOnLine({ object_id, from_m, to_m }: JourneyPart, lengths: LineLengths): boolean {
  const length = lengths.get(object_id) ?? 0
  return from_m < to_m && from_m < length && to_m <= length + ROUNDING_METERS
}
