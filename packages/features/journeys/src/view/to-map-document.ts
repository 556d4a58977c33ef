import {
  type Line,
  layerId,
  type MapDocument,
  type MapObjectId,
  mapObjectId,
  type Position,
  type Spot,
} from '@mishiori/map-document'
import { type Locale, titleIn } from '@repo/contract'
import { type JourneyView, type Stage, stagesOf } from './journey-view.ts'

/** The way of each stage; of those that are not there, the outline is drawn. */
export type WaysByEntry = ReadonlyMap<number, readonly Position[]>

export const stageObjectId = (entryId: number): MapObjectId => mapObjectId(`stage-${entryId}`)
const stageStartId = (entryId: number): MapObjectId => mapObjectId(`stage-start-${entryId}`)

/** Whether an object of the map is of this stage. */
export const isOfStage = (objectId: MapObjectId, entryId: number): boolean =>
  objectId === stageObjectId(entryId) || objectId === stageStartId(entryId)

/**
 * A journey as a map: a layer for each day, with a line for each stage that has one and a spot where it begins, which
 * is seen from as far as lines are not.
 */
export function toMapDocument(
  { parts }: Pick<JourneyView, 'parts'>,
  ways: WaysByEntry,
  { only, locale }: { readonly only: number | null; readonly locale: Locale },
): MapDocument {
  const layers = parts
    .filter(({ number }) => only === null || number === only)
    .map((part) => ({
      id: layerId(`part-${part.number}`),
      name: String(part.number),
      objects: stagesOf({ parts: [part] }).flatMap(([{ color }, stage]): (Line | Spot)[] => {
        const path = ways.get(stage.id) ?? []
        const [start] = path
        if (!start || path.length < 2) return []
        const common = { name: nameOf(stage, locale), description: '', color }
        return [
          { ...common, id: stageObjectId(stage.id), kind: 'line', path },
          {
            ...common,
            id: stageStartId(stage.id),
            kind: 'spot',
            icon: 'walk',
            position: start,
            display: 'text',
            images: [],
            placeId: null,
          },
        ]
      }),
    }))
  return { layers, mainLineId: null }
}

/** Objects of a map have a name. */
const nameOf = ({ id, article }: Stage, locale: Locale) => (article && titleIn(article, locale).text) || String(id)
