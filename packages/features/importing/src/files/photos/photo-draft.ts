import {
  ARTICLE_LIMITS,
  type ArticleBlock,
  type ArticleDocument,
  type InlineText,
} from '@mishiori/article-blocks/document'
import {
  cutText,
  DEFAULT_COLOR,
  groupPhotos,
  haversineDistanceMeters,
  type LayerContents,
  MAP_LIMITS,
  type MapObject,
  mapObjectId,
  type Position,
  type Spot,
} from '@mishiori/map-document'
import { type PhotoChapter, photoChapters, type RoutePhoto } from '@mishiori/route-files/photos'
import type { Locale, PlaceLabel } from '@repo/contract'
import type { PhotoPlaces, PhotoTracks, PlacedPhoto } from './place-photos.ts'

/** A stop of the draft, with its name and its objects on the map. */
export interface DraftChapter {
  readonly title: string
  readonly position: Position
  readonly photos: readonly PlacedPhoto[]
  /** The first one is what the chapter's heading leads to. */
  readonly spots: readonly DraftSpot[]
}

interface DraftSpot {
  readonly id: string
  readonly name: string
  readonly position: Position
  readonly photos: readonly PlacedPhoto[]
}

interface Naming {
  readonly locale: Locale
  /** By {@link placeKey}. */
  readonly labels: Readonly<Record<string, PlaceLabel>>
  /** Spots of the files: what is near a stop gives it its name. */
  readonly spots: readonly Spot[]
  readonly stop: (number: number) => string
}

/** Of spots of the files, how near they are to a stop that is named after them. */
const NAMING_METERS = 150

interface ChapterPhoto extends RoutePhoto {
  readonly placed: PlacedPhoto
}

type Chapter = PhotoChapter<ChapterPhoto>

/** The stops of the placed photos. */
export function chaptersOf({ placed }: PhotoPlaces, { rests }: PhotoTracks): readonly Chapter[] {
  const photos = placed.flatMap((photo): readonly ChapterPhoto[] => {
    const { id, place, takenMs } = photo
    return place ? [{ id, takenMs, ...place, placed: photo }] : []
  })
  return photoChapters(photos, rests)
}

/** What the label of a position is kept under. Eleven metres apart are the same. */
export const placeKey = ([lng, lat]: Position): string => `${lng.toFixed(4)},${lat.toFixed(4)}`

/** Names every stop: after a spot of the files, else by the place, with the time where several have one name, else by the time. */
export function nameChapters(
  chapters: readonly Chapter[],
  clockOffsetMinutes: number,
  naming: Naming,
): readonly DraftChapter[] {
  const places = chapters.map(({ position }) => spotNameAt(position, naming.spots) ?? placeNameAt(position, naming))
  return chapters.map(({ position, startMs, photos }, index) => {
    const time = startMs === null ? null : clockTime(startMs, clockOffsetMinutes)
    const place = places[index] ?? null
    const isShared = places.filter((other) => other === place).length > 1
    const parts = place === null || isShared ? [time, place] : [place]
    const title = parts.filter((part) => part !== null).join(' ') || naming.stop(index + 1)
    return {
      title,
      position,
      photos: photos.map(({ placed }) => placed),
      spots: spotsOf({ id: `stop-${index}`, title, position, photos }),
    }
  })
}

/** What a clock so far ahead of UTC shows, as 09:41. */
export const clockTime = (timeMs: number, offsetMinutes: number): string =>
  new Date(timeMs + offsetMinutes * 60_000).toISOString().slice(11, 16)

export function spotNameAt(position: Position, spots: readonly Spot[]): string | null {
  const near = spots.map((spot) => ({ spot, meters: haversineDistanceMeters(spot.position, position) }))
  const [nearest] = near.filter(({ meters }) => meters <= NAMING_METERS).toSorted((a, b) => a.meters - b.meters)
  return nearest?.spot.name ?? null
}

/** The town alone: prefecture or state say little of a day's way. */
function placeNameAt(position: Position, { labels, locale }: Naming): string | null {
  const label = labels[placeKey(position)]
  if (!label) return null
  return (locale === 'ja' ? label.ja.split(' ').at(-1) : label.en.split(',')[0]) || null
}

interface Stop extends Pick<Chapter, 'position' | 'photos'> {
  readonly id: string
  readonly title: string
}

function spotsOf({ id, title, position, photos }: Stop): readonly DraftSpot[] {
  const groups = groupPhotos(photos)
  if (groups.length === 0) return [{ id, name: title, position, photos: [] }]
  return groups.flatMap((group, index) => {
    const [first] = group
    if (!first) return []
    const name = index === 0 ? title : `${title} ${index + 1}`
    return [{ id: `photo-${first.id}`, name, position: first.position, photos: group.map(({ placed }) => placed) }]
  })
}

/** The layer of the draft's stops. `urlOf` gives the whole address of a photo that is stored, null before it is. */
export function spotLayer(
  chapters: readonly DraftChapter[],
  { name, urlOf }: { readonly name: string; readonly urlOf: (photo: PlacedPhoto) => string | null },
): LayerContents {
  const objects = chapters
    .flatMap(({ spots }) => spots)
    .map((spot): MapObject => {
      const images = spot.photos.flatMap((photo) => urlOf(photo) ?? [])
      const elevationMeters = spot.photos[0]?.place?.elevationMeters ?? null
      return {
        id: mapObjectId(spot.id),
        kind: 'spot',
        position: spot.position,
        description: '',
        color: DEFAULT_COLOR,
        placeId: null,
        name: cutText(spot.name, MAP_LIMITS.nameLength.max),
        icon: spot.photos.length > 0 ? 'image' : 'text',
        display: images.length > 0 ? 'image' : 'text',
        images,
        ...(elevationMeters !== null && { elevationMeters }),
      }
    })
  return { name, objects }
}

interface PhotoMessages {
  /** The text of the links to a stop on the map. */
  readonly onMap: string
  /** Of the chapter of photos that have no place. */
  readonly unplaced: string
}

interface StoryPhotos {
  readonly unplaced: readonly PlacedPhoto[]
  readonly urlOf: (photo: PlacedPhoto) => string
}

/** The draft's text: each stop a chapter with a heading, a link to the map and its photos, at last the photos without a place. */
export function storyOf(
  chapters: readonly DraftChapter[],
  { unplaced, urlOf }: StoryPhotos,
  messages: PhotoMessages,
): ArticleDocument {
  const blocks = chapters.flatMap(({ title, spots }): readonly ArticleBlock[] => {
    const images = spots.flatMap((spot) =>
      spot.photos.map((photo) => imageOf(photo, { title, objectId: spot.id, urlOf })),
    )
    return [heading(title), ...mapLink(spots[0], messages.onMap), ...galleriesOf(images)]
  })
  const others = unplaced.map((photo) => imageOf(photo, { title: messages.unplaced, objectId: null, urlOf }))
  const last = others.length > 0 ? [heading(messages.unplaced), ...galleriesOf(others)] : []
  return { blocks: [...blocks, ...last].slice(0, ARTICLE_LIMITS.blocks) }
}

const textOf = (text: string): InlineText => [{ type: 'text', text }]
const heading = (title: string): ArticleBlock => ({ type: 'heading', level: 2, text: textOf(title) })

function mapLink(spot: DraftSpot | undefined, text: string): readonly ArticleBlock[] {
  if (!spot) return []
  return [{ type: 'paragraph', text: [{ type: 'text', text, target: { kind: 'mapObject', objectId: spot.id } }] }]
}

interface ImageOptions {
  readonly title: string
  readonly objectId: string | null
  readonly urlOf: StoryPhotos['urlOf']
}

const imageOf = (photo: PlacedPhoto, { title, objectId, urlOf }: ImageOptions) => ({
  url: urlOf(photo),
  alt: title,
  mapObjectId: objectId,
})

function galleriesOf(images: readonly ReturnType<typeof imageOf>[]): readonly ArticleBlock[] {
  const count = Math.ceil(images.length / ARTICLE_LIMITS.galleryImages)
  return Array.from({ length: count }, (_, index): ArticleBlock => {
    const from = index * ARTICLE_LIMITS.galleryImages
    const part = images.slice(from, from + ARTICLE_LIMITS.galleryImages)
    return { type: 'gallery', images: part, aspectRatio: '4-3', longSide: 'width', caption: '' }
  })
}
