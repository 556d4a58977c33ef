import {
  elevationStats,
  findMapObject,
  linePart,
  type MapDocument,
  type MapObject,
  mainLine,
  mapObjectId,
  pathLengthMeters,
  progressAlong,
} from '@mishiori/map-document'
import type { LineFigures, ReadingView } from '@repo/articles/reading-view'
import type { JourneyPart as PartOfLine } from '@repo/contract'
import { type JourneyPart, type Stage, stagesOf } from '@repo/journeys/journey-view'

/** Spots farther from a part of a line are of the rest of it. */
const NEAR_PART_METERS = 500
const NO_MAP: MapDocument = { layers: [], mainLineId: null }

/** A stage with what is printed of its article. */
export interface PrintedStage {
  readonly part: JourneyPart
  readonly stage: Stage
  readonly view: ReadingView
  readonly document: MapDocument
  /** The text of an article is printed with the first of its stages. */
  readonly hasText: boolean
}

/** @param documents the maps of `views`, in their order */
export function printedStages(
  parts: readonly JourneyPart[],
  views: readonly ReadingView[],
  documents: readonly MapDocument[],
): readonly PrintedStage[] {
  const told = new Set<number>()
  return stagesOf({ parts }).flatMap(([part, stage]) => {
    const index = views.findIndex(({ article }) => article.id === stage.article?.id)
    const [view, document] = [views[index], documents[index]]
    if (!view || !document) return []
    const hasText = !told.has(view.article.id)
    told.add(view.article.id)
    return [{ part, stage, hasText, ...(stage.part ? ofPart(view, document, stage.part) : { view, document }) }]
  })
}

function ofPart(view: ReadingView, whole: MapDocument, part: PartOfLine) {
  const document = documentOfPart(whole, part)
  return { document, view: { ...view, figures: figuresOf(document, view) } }
}

/** The part of a line, and the spots along it; nothing where the line is not there any more. */
export function documentOfPart(
  document: MapDocument,
  { object_id: id, from_m: from, to_m: to }: PartOfLine,
): MapDocument {
  const object = findMapObject(document, mapObjectId(id))
  const line = object && 'path' in object ? linePart(object, from, to) : null
  if (!line) return NO_MAP
  const layers = document.layers.map((layer) => ({
    ...layer,
    objects: layer.objects.flatMap((other): MapObject[] => {
      if (other === object) return [line]
      if (other.kind !== 'spot') return []
      const progress = progressAlong(line.path, other.position)
      return progress && progress.offMeters <= NEAR_PART_METERS ? [other] : []
    }),
  }))
  return { layers: layers.filter(({ objects }) => objects.length > 0), mainLineId: line.id }
}

/** Of the part, not of its article. */
function figuresOf(document: MapDocument, { figures }: ReadingView): LineFigures | null {
  const line = mainLine(document)
  if (!line || !figures) return null
  return {
    ...figures,
    lengthMeters: pathLengthMeters(line.path),
    elevation: elevationStats(line.elevationsMeters ?? []),
    time: figures.time && { ...figures.time, isByGround: false },
  }
}
