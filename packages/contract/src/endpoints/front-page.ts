import { type Static, Type } from 'typebox'
import { SEASONS } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { RouteCard } from '../schemas.ts'

/** The route that the editors chose, and why, in both languages; '' if they gave no text. */
const FeaturedRoute = Type.Object({ route: RouteCard, words_ja: Type.String(), words_en: Type.String() })

/** What the front page shows beside lists of routes. */
export const FrontPage = Type.Object({
  /** Null while there is none, or when it is no longer public. */
  featured: nullable(FeaturedRoute),
  /** The one that was asked for; by default that of now, in Japan. */
  season: Type.Enum([...SEASONS]),
  /** Public articles with a tag of the season, the most liked first. */
  seasonal: Type.Array(RouteCard),
})
export type FrontPage = Static<typeof FrontPage>

export const frontPageEndpoints = {
  readFrontPage: endpoint({
    method: 'GET',
    path: '/v1/front-page',
    summary: 'The route that the editors chose for now, and routes of a season',
    access: 'anyone',
    query: Type.Object({ season: Type.Optional(Type.Enum([...SEASONS])) }, { additionalProperties: false }),
    response: { status: 200, body: FrontPage },
    errors: [],
  }),
}
