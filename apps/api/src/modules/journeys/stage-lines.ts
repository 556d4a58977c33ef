import type { AnyLine, MapDocument } from '@mishiori/map-document'
import type { JourneyPart, JourneyProfile, StageMeasures } from '@repo/contract'
import { LRUCache } from 'lru-cache'
import { readStoredMap } from '../route-articles/article-content.ts'
import { measureStage, profileOf, stageLine, wayOf } from './stage-line.ts'

/** A stage in one state of its article. */
interface StageState {
  readonly articleId: number
  readonly part: JourneyPart | null
  readonly version: number
  readonly updatedAt: Date
  readonly previewKey: string
}

/** What is drawn of a stage: its way, and its heights. */
type StageProfile = Omit<JourneyProfile['data'][number], 'entry_id'>

/** A map with the key of its state; null where there is none. */
export interface StoredLayers {
  readonly layers: unknown
  readonly previewKey: string | null
}

type ReadLayers = (articleId: number) => Promise<StoredLayers>

const KEPT_PARTS = 2000
const KEPT_PROFILES = 1000
const UNKNOWN: StageMeasures = { distance_km: null, climb_m: null, minutes: null, outline: null }

/**
 * What has to be read off the maps of stages. It is kept as long as the article stays as it is. A map of another state, as a replica
 * may have it, is kept for nobody: an earlier one may show what the author hides since.
 */
export function createStageLines() {
  const parts = new LRUCache<string, StageMeasures>({ max: KEPT_PARTS })
  const profiles = new LRUCache<string, StageProfile>({ max: KEPT_PROFILES })

  /** For stages that are asked for in turn: a map is read once for all that follow each other. */
  return (readLayers: ReadLayers) => {
    let last: { readonly articleId: number; readonly map: MapDocument; readonly previewKey: string | null } | null =
      null
    const open = async (articleId: number) => {
      if (last?.articleId === articleId) return last
      const { layers, previewKey } = await readLayers(articleId)
      last = { articleId, map: readStoredMap(layers), previewKey }
      return last
    }
    const find = async <Found extends object>(
      kept: LRUCache<string, Found>,
      stage: StageState,
      read: (line: AnyLine | null) => Found,
    ): Promise<Found> => {
      const known = kept.get(keyOf(stage))
      if (known) return known
      const { map, previewKey } = await open(stage.articleId)
      const found = read(stageLine(map, stage.part))
      if (previewKey === stage.previewKey) kept.set(keyOf(stage), found)
      return found
    }
    return {
      /** Of a part whose line is not there any more nothing is known. */
      measures: (stage: StageState) => find(parts, stage, (line) => (line ? measureStage(line) : UNKNOWN)),
      profile: (stage: StageState) =>
        find(profiles, stage, (line) =>
          line ? { path: wayOf(line), points: profileOf(line) } : { path: null, points: [] },
        ),
    }
  }
}

/** Of each row, by its id. They are asked for in the order of their articles, whatever theirs is. */
export async function ofEach<Row extends { readonly id: number; readonly articleId: number | null }, Value>(
  rows: readonly Row[],
  find: (row: Row) => Promise<Value>,
): Promise<ReadonlyMap<number, Value>> {
  const found = new Map<number, Value>()
  const byArticle = rows.toSorted((one, other) => (one.articleId ?? 0) - (other.articleId ?? 0))
  for (const row of byArticle) found.set(row.id, await find(row))
  return found
}

function keyOf({ articleId, part, version, updatedAt, previewKey }: StageState): string {
  return JSON.stringify([articleId, version, updatedAt.getTime(), previewKey, part])
}
