import { decodePolyline, unwrapPath } from '@mishiori/map-document'
import type { MapArticle } from '@repo/articles/article-summary'
import type { FeatureCollection, LineString, Point } from 'geojson'
import type { MapMark } from './found-page.ts'

/** A route as its main line. */
export type MapLine = Pick<MapArticle, 'id' | 'outline'>

const MAX_POINTS = 1_000

/** Markers that the map may cluster. */
export function marksOf(marks: readonly MapMark[], selected: MapMark | null): FeatureCollection<Point> {
  const all = selected && !marks.some(({ id }) => id === selected.id) ? [...marks, selected] : marks
  return {
    type: 'FeatureCollection',
    features: all.map(({ id, lng, lat }) => ({
      type: 'Feature',
      properties: { id, isSelected: id === selected?.id },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  }
}

/** The selected marker by itself, which no cluster takes in. */
export function chosenOf(selected: MapMark | null): FeatureCollection<Point> {
  return marksOf([], selected)
}

/** The main lines of the page, the chosen one last and therefore on top. */
export function outlinesOf(articles: readonly MapLine[], selected: MapLine | null): FeatureCollection<LineString> {
  const others = articles.filter(({ id }) => id !== selected?.id)
  return {
    type: 'FeatureCollection',
    features: [...others, ...(selected ? [selected] : [])].flatMap(({ id, outline }) => {
      const decoded = outline === null ? null : decodePolyline(outline, { maxPoints: MAX_POINTS })
      if (!decoded?.ok || decoded.path.length < 2) return []
      const geometry = {
        type: 'LineString' as const,
        coordinates: unwrapPath(decoded.path).map(([lng, lat]) => [lng, lat]),
      }
      return [{ type: 'Feature' as const, properties: { id, isSelected: id === selected?.id }, geometry }]
    }),
  }
}
