import type { Position } from '@mishiori/map-document'
import type { Locale, Place, PlaceList } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Gazetteer, LabelPosition, PlaceLabel, PlaceQuestion } from './gazetteer.ts'

export interface PlacesDependencies {
  /** What comes with the product; it knows its own ids whatever is searched with. */
  readonly embedded: Gazetteer & { readonly labelPosition: LabelPosition }
  /** What searches: the embedded one or the operator's choice. */
  readonly searcher: Gazetteer
}

export function createPlacesService({ embedded, searcher }: PlacesDependencies) {
  return {
    /**
     * While the operator's server fails, what is embedded answers, unless it knows no such place.
     *
     * @throws {AppError} `NOT_FOUND` when no place has this name, `BREAK_OUT` when no search is available now.
     */
    async search(question: PlaceQuestion, signal: AbortSignal): Promise<PlaceList> {
      const { found, by } = await searcher.search(question, signal).then(
        (places) => ({ found: places, by: searcher }),
        async (error: unknown) => {
          if (searcher === embedded || signal.aborted) throw error
          const places = await embedded.search(question, signal).catch(() => [])
          if (places.length === 0) throw error
          return { found: places, by: embedded }
        },
      )
      if (found.length === 0) throw new AppError('NOT_FOUND')
      return { data: [...found], attribution: by.attribution }
    },
    /**
     * The installed regions also contain OpenStreetMap objects: another service is requested only for objects that are not embedded.
     *
     * @throws {AppError} as a search does.
     */
    async describe(ids: readonly string[], locale: Locale, signal: AbortSignal): Promise<PlaceList> {
      const isForeign = (id: string) => searcher !== embedded && id.startsWith(FOREIGN_IDS)
      const own = await embedded.findByIds(ids, locale, signal).catch((error: unknown) => {
        if (ids.every(isForeign)) return [] // still loading: the other service may know them all
        throw error
      })
      const missing = ids.filter((id) => isForeign(id) && !own.some(({ place_id }) => place_id === id))
      const foreign = missing.length > 0 ? await searcher.findByIds(missing, locale, signal) : []
      const known = new Map<string, Place>([...own, ...foreign].map((place) => [place.place_id, place]))
      const data = ids.flatMap((id) => known.get(id) ?? [])
      if (data.length === 0) throw new AppError('NOT_FOUND')
      const credits = [own.length > 0 ? embedded.attribution : [], foreign.length > 0 ? searcher.attribution : []]
      return { data, attribution: [...new Set(credits.flat().flatMap((credit) => credit.split(', ')))].join(', ') }
    },
    /** One after another, so that one person's stops do not take all connections. */
    async label(positions: readonly Position[]): Promise<(PlaceLabel | null)[]> {
      const labels: (PlaceLabel | null)[] = []
      for (const position of positions) labels.push(await embedded.labelPosition(position))
      return labels
    },
  }
}

/** Objects of OpenStreetMap, which other services know: `osm:N123`. */
const FOREIGN_IDS = 'osm:'

export type PlacesService = ReturnType<typeof createPlacesService>
