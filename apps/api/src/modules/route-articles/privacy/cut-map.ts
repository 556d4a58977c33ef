import { type HiddenArea, hideAreas } from '@mishiori/map-document'
import { type ArticleContent, mapExtent, mapFacts, readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'

/** The stored form of an author's input: where a place is hidden, all public data comes from the cut map. */
export function cutContent(written: ArticleContent, areas: readonly HiddenArea[]): ArticleContent {
  const { document, hidden } = hideAreas(written.map, areas)
  return hidden.length === 0 ? written : { ...written, ...mapFacts(document), ownLayers: written.layers }
}

/** A stored map, cropped again. */
export function cutStored(
  { layers, ownLayers }: Pick<ArticleRow, 'layers' | 'ownLayers'>,
  areas: readonly HiddenArea[],
) {
  const whole = ownLayers ?? layers
  const map = readStoredMap(whole)
  const { document, hidden } = hideAreas(map, areas)
  const { layers: cut, ...facts } = mapFacts(document)
  return hidden.length === 0
    ? { ...facts, layers: whole, ownLayers: null }
    : { ...facts, layers: cut as unknown, ownLayers: whole }
}

/** An article as its author sees it, with what it hides from others. */
export function asOwn<Row extends ArticleRow>(row: Row): Row {
  if (row.ownLayers === null) return row
  return { ...row, layers: row.ownLayers, ownLayers: null, ...mapExtent(readStoredMap(row.ownLayers)) }
}

/** A complete map of any revision, as others may see it now. */
export function asOthersSee(layers: unknown, areas: readonly HiddenArea[]): unknown {
  return areas.length === 0 ? layers : cutStored({ layers, ownLayers: null }, areas).layers
}
