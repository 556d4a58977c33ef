import { type Static, Type } from 'typebox'
import { SEASONS } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { RouteCard } from '../schemas.ts'

/** The route that the editors chose, and why, in both languages; '' if they gave no text. */
const FeaturedRoute = Type.Object({ route: RouteCard, words_ja: Type.String(), words_en: Type.String() })
export type FeaturedRoute = Static<typeof FeaturedRoute>

/** What the front page shows beside lists of routes. */
export const FrontPage = Type.Object({
  /** Null while there is none, or when it is no longer public. */
  featured: Type.Union([FeaturedRoute, Type.Null()]),
  /** Of now, in Japan. */
  season: Type.Enum([...SEASONS]),
  /** Public articles with a tag of the season, the most liked first. */
  seasonal: Type.Array(RouteCard),
})
export type FrontPage = Static<typeof FrontPage>

export const frontPageEndpoints = {
  readFrontPage: endpoint({
    method: 'GET',
    path: '/v1/front-page',
    summary: 'The route that the editors chose for now, and routes of the season',
    access: 'anyone',
    response: { status: 200, body: FrontPage },
    errors: [],
  }),
}
