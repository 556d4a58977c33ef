import {
  type JourneyEntry,
  type JourneyPart,
  type JourneyView,
  type Stage,
  stagesOf,
} from '@repo/journeys/journey-view'

/** A volume of a journey's booklet has no more stages: each is an article that server and browser read whole. */
export const VOLUME_STAGE_LIMIT = 10
/** All strip maps of a volume. Each is a picture at 300 dpi that the browser keeps until it is printed. */
const VOLUME_STRIP_LIMIT = 80

/** A booklet of its own: some of a journey's days, in order. */
export interface JourneyVolume {
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly parts: readonly JourneyPart[]
}

/**
 * A journey cut into booklets. What its reader may not read is left out, with days that have nothing else. A day stays in
 * one booklet if it fits into one.
 */
export function journeyVolumes({ parts }: Pick<JourneyView, 'parts'>): readonly JourneyVolume[] {
  const volumes: JourneyPart[][] = [[]]
  for (const part of parts.map(readableOf).flatMap(piecesOf)) {
    const last = volumes.at(-1) ?? []
    const isFull = stagesOf({ parts: [...last, part] }).length > VOLUME_STAGE_LIMIT
    if (isFull) volumes.push([part])
    else last.push(part)
  }
  return volumes.map((those, index) => ({ number: index + 1, count: volumes.length, parts: those }))
}

/** A volume without the stages whose articles could not be read after all. */
export function withArticles(volume: JourneyVolume, articleIds: ReadonlySet<number>): JourneyVolume {
  const isThere = (entry: JourneyEntry) => entry.kind === 'rest' || articleIds.has(entry.article?.id ?? 0)
  const parts = volume.parts.map((part) => ({ ...part, entries: part.entries.filter(isThere) }))
  return { ...volume, parts: parts.filter(({ entries }) => entries.length > 0) }
}

/** The articles of a volume, each once. */
export function articleIdsOf({ parts }: Pick<JourneyVolume, 'parts'>): readonly number[] {
  return [...new Set(stagesOf({ parts }).flatMap(([, { article }]) => (article ? [article.id] : [])))]
}

/** How many strip maps each stage may have. */
export function stripsOfStage({ parts }: Pick<JourneyVolume, 'parts'>): number {
  return Math.floor(VOLUME_STRIP_LIMIT / Math.max(1, stagesOf({ parts }).length))
}

const isReadable = (entry: JourneyEntry) => entry.kind === 'rest' || isReadableStage(entry)
const isReadableStage = ({ article, shownTo }: Stage) => article !== null && shownTo !== 'nobody'

const readableOf = (part: JourneyPart): JourneyPart => ({ ...part, entries: part.entries.filter(isReadable) })

/** A day with more stages than a volume has is cut where it is full. */
function piecesOf(part: JourneyPart): readonly JourneyPart[] {
  const pieces: JourneyEntry[][] = []
  let stages = VOLUME_STAGE_LIMIT
  for (const entry of part.entries) {
    if (pieces.length === 0 || (entry.kind === 'stage' && stages === VOLUME_STAGE_LIMIT)) {
      pieces.push([])
      stages = 0
    }
    pieces.at(-1)?.push(entry)
    if (entry.kind === 'stage') stages++
  }
  return pieces.map((entries) => ({ ...part, entries }))
}
