import { type HiddenArea, hideAreas, hideHealth, type MapDocument } from '@mishiori/map-document'
import { type ArticleContent, mapExtent, mapFacts, readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'
import { trackOf, withShown } from '../tracks/track-facts.ts'

/** What of a person's maps others do not see. */
export interface Privacy {
  /** Of their private places. */
  readonly areas: readonly HiddenArea[]
  /** Whether the article shows what sensors told about its author's body. */
  readonly showsHealth: boolean
}

/** The stored form of an author's input: where something is hidden, all public data comes from the cut map. */
export function cutContent(written: ArticleContent, privacy: Privacy): ArticleContent {
  const document = seenByOthers(written.map, privacy)
  if (document === written.map) return written
  const track = withShown(written.track, written.map, document)
  return { ...written, ...mapFacts(document), ownLayers: written.layers, track }
}

/** A stored map, cropped again. */
export function cutStored({ layers, ownLayers }: Pick<ArticleRow, 'layers' | 'ownLayers'>, privacy: Privacy) {
  const whole = ownLayers ?? layers
  const map = readStoredMap(whole)
  const document = seenByOthers(map, privacy)
  const { layers: cut, ...facts } = mapFacts(document)
  return document === map
    ? { ...facts, layers: whole, ownLayers: null, track: trackOf(map) }
    : { ...facts, layers: cut as unknown, ownLayers: whole, track: withShown(trackOf(map), map, document) }
}

/** The given document itself where nothing is hidden. */
function seenByOthers(map: MapDocument, { areas, showsHealth }: Privacy): MapDocument {
  const { document } = hideAreas(map, areas)
  return showsHealth ? document : hideHealth(document)
}

/** An article as its author sees it, with what it hides from others. */
export function asOwn<Row extends ArticleRow>(row: Row): Row {
  if (row.ownLayers === null) return row
  return { ...row, layers: row.ownLayers, ownLayers: null, ...mapExtent(readStoredMap(row.ownLayers)) }
}

/** A complete map of any revision, as others may see it now. */
export function asOthersSee(layers: unknown, privacy: Privacy): unknown {
  return cutStored({ layers, ownLayers: null }, privacy).layers
}
