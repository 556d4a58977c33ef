import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { Locale } from '../schemas.ts'

const PLACE_LIMITS = { query: 100, ids: 20, id: 100, positions: 20 } as const
const NUMBER = '-?[0-9]{1,3}(?:\\.[0-9]{1,15})?'

export const Place = Type.Object({
  /** `provider:id`; what a spot keeps as its `google_place_id`. */
  place_id: Type.String(),
  kind: Type.Union([
    Type.Literal('country'),
    Type.Literal('region'),
    Type.Literal('district'),
    Type.Literal('place'),
    Type.Literal('station'),
    Type.Literal('peak'),
    Type.Literal('street'),
  ]),
  name: Type.String(),
  /** The area that contains it, to distinguish places of the same name; empty if there is none. */
  address: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
})
export type Place = Static<typeof Place>

export const PlaceList = Type.Object({
  data: Type.Array(Place),
  /** The credit that belongs beside the places. */
  attribution: Type.String(),
})
export type PlaceList = Static<typeof PlaceList>

/** Where a position is, in both languages; null where nothing is called anything, as at sea, and while the places are not loaded. */
export const PlaceLabel = nullable(Type.Object({ ja: Type.String(), en: Type.String() }))
export type PlaceLabel = Static<typeof PlaceLabel>

const PlaceLabelQuestion = Type.Object(
  {
    positions: Type.Array(
      Type.Object(
        { lat: Type.Number({ minimum: -90, maximum: 90 }), lng: Type.Number({ minimum: -180, maximum: 180 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: PLACE_LIMITS.positions },
    ),
  },
  { additionalProperties: false },
)

const PlaceLabels = Type.Object({ data: Type.Array(PlaceLabel) })

export const placeEndpoints = {
  searchPlaces: endpoint({
    method: 'GET',
    path: '/v1/places',
    summary: 'Places by name, the best match first; `view` (west,south,east,north) puts what is near first',
    access: 'anyone',
    query: Type.Object(
      {
        q: Type.String({ minLength: 1, maxLength: PLACE_LIMITS.query }),
        hl: Type.Optional(Locale),
        view: Type.Optional(Type.String({ pattern: `^${NUMBER}(?:,${NUMBER}){3}$` })),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: PlaceList },
    errors: ['NOT_FOUND', 'BREAK_OUT'],
  }),
  describePlaces: endpoint({
    method: 'POST',
    path: '/v1/placeid',
    summary: 'What is known of places by their ids; unknown ones are left out, NOT_FOUND when all are',
    access: 'anyone',
    query: Type.Object({ hl: Type.Optional(Locale) }, { additionalProperties: false }),
    body: Type.Object(
      {
        placeIds: Type.Array(Type.String({ pattern: '^[a-z][a-z-]*:.+$', maxLength: PLACE_LIMITS.id }), {
          minItems: 1,
          maxItems: PLACE_LIMITS.ids,
        }),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: PlaceList },
    errors: ['NOT_FOUND', 'BREAK_OUT'],
  }),
  labelPositions: endpoint({
    method: 'POST',
    path: '/v1/places/labels',
    summary: 'The towns of up to 20 positions, one label for each, null where there is none',
    access: 'verifiedUser',
    body: PlaceLabelQuestion,
    response: { status: 200, body: PlaceLabels },
    errors: [],
  }),
}
