import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { IdParams, Timestamp } from '../schemas.ts'

/** A browser in which the user is logged in. What it calls itself may be anything: names are given where they are known. */
export const ListedSession = Type.Object({
  id: Type.Integer(),
  browser: nullable(Type.String()),
  system: nullable(Type.String()),
  device: Type.Union([
    Type.Literal('computer'),
    Type.Literal('phone'),
    Type.Literal('tablet'),
    Type.Literal('unknown'),
  ]),
  created_at: Timestamp,
  /** Exact to some minutes. */
  last_seen_at: Timestamp,
  /** The session of this request. */
  is_current: Type.Boolean(),
})
export type ListedSession = Static<typeof ListedSession>

export const sessionEndpoints = {
  listSessions: endpoint({
    method: 'GET',
    path: '/v1/self/sessions',
    summary: 'Where the logged-in user is logged in, the last used first',
    access: 'verifiedUser',
    response: { status: 200, body: Type.Object({ data: Type.Array(ListedSession) }) },
    errors: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/self/sessions/:id',
    summary: 'Logs out there; the own one too',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['session.not_found'],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/v1/self/sessions/end-others',
    summary: 'Logs out everywhere else',
    access: 'verifiedUser',
    response: { status: 204, body: null },
    errors: [],
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/v1/self/sessions',
    summary: 'Logs out everywhere, here too',
    access: 'verifiedUser',
    response: { status: 204, body: null },
    errors: [],
  }),
}
