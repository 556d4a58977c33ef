import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { IdParams } from '../schemas.ts'
import { PersonLine } from '../texts/person-text.ts'

const { nameLength, radiusMeters } = PRODUCT_LIMITS.privatePlaces

const Position = Type.Object(
  { lat: Type.Number({ minimum: -85, maximum: 85 }), lng: Type.Number({ minimum: -180, maximum: 180 }) },
  { additionalProperties: false },
)
const words = {
  name: PersonLine({ maxLength: nameLength.max }),
  /** Metres. */
  radius: Type.Integer({ minimum: radiusMeters.min, maximum: radiusMeters.max }),
}
const NewPrivatePlace = Type.Object({ ...words, position: Position }, { additionalProperties: false })
const PrivatePlaceChange = Type.Object({ ...words, position: Type.Optional(Position) }, { additionalProperties: false })

/** A circle that hides a place. The position of the place inside the circle is not stored. */
const PrivatePlace = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Of the circle's centre, which is not the place. */
  lat: Type.Number(),
  lng: Type.Number(),
  /** Metres. */
  radius: Type.Integer(),
})

export const PrivatePlaceList = Type.Object({
  /** In the order in which they came. */
  data: Type.Array(PrivatePlace),
  /** Of the articles affected by the last change: how many have been updated already. */
  articles: Type.Object({ done: Type.Integer(), total: Type.Integer() }),
})
export type PrivatePlaceList = Static<typeof PrivatePlaceList>

/** Places that users' articles hide from other readers. Every change returns the complete list. */
export const privatePlaceEndpoints = {
  listPrivatePlaces: endpoint({
    method: 'GET',
    path: '/v1/self/privateplaces',
    summary: 'The logged-in user’s private places, as circles',
    access: 'verifiedUser',
    response: { status: 200, body: PrivatePlaceList },
    errors: [],
  }),
  createPrivatePlace: endpoint({
    method: 'POST',
    path: '/v1/self/privateplaces',
    summary: 'Hides a place: a circle that holds it, drawn around a random point near it',
    access: 'verifiedUser',
    body: NewPrivatePlace,
    idempotent: true,
    response: { status: 201, body: PrivatePlaceList },
    errors: ['private_place.limit_reached', 'private_place.name_required', 'private_place.name_taken'],
  }),
  changePrivatePlace: endpoint({
    method: 'PUT',
    path: '/v1/self/privateplaces/:id',
    summary: 'Renames, moves or resizes a circle; a smaller one needs the place again',
    access: 'verifiedUser',
    params: IdParams,
    body: PrivatePlaceChange,
    response: { status: 200, body: PrivatePlaceList },
    errors: [
      'private_place.not_found',
      'private_place.name_required',
      'private_place.name_taken',
      'private_place.position_required',
    ],
  }),
  deletePrivatePlace: endpoint({
    method: 'DELETE',
    path: '/v1/self/privateplaces/:id',
    summary: 'Hides a place no more',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: PrivatePlaceList },
    errors: ['private_place.not_found'],
  }),
}
