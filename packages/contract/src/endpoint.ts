import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an endpoint. `anyone`: no session needed, one is used when present; `guest`: only without a session;
 * `user`: any session; `verifiedUser`: a session whose e-mail address is verified; `moderator`: one of a moderator, for
 * whose other users it does not exist.
 */
export type Access = 'anyone' | 'guest' | 'user' | 'verifiedUser' | 'moderator'

/** One HTTP endpoint, written once: the API validates and documents itself from it, the client is typed by it. */
/** The way to an object in JSON; `null` stands for every item of an array. */
export type JsonPath = readonly (string | null)[]

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with `:name` parameters. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** `multipart` bodies are read by the handler, not validated by schema. */
  readonly bodyKind?: 'json' | 'multipart'
  /** Success status and its body; null for an empty answer (204). */
  readonly response: { readonly status: 200 | 201 | 204; readonly body: TSchema | null }
  /** Where a response has the status of an article; read from its schema unless given, as in tables without schemas. */
  readonly statusPaths?: readonly JsonPath[]
  /** The catalogue codes this endpoint may answer besides the general ones (`request.*`, `server.*`, `csrf.*`, `auth.*` of its access). */
  readonly errors: readonly ErrorCode[]
  /** Creates: the `Idempotency-Key` header is honoured. */
  readonly idempotent?: boolean
  /** Writes content that others see: refused for suspended accounts, and rate-limited per account. */
  readonly reachesOthers?: boolean
}

/** Keeps the literal types of an endpoint. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type StaticOf<S> = S extends TSchema ? Static<S> : undefined

export type EndpointInput<E extends Endpoint> = (E extends { params: infer P } ? { params: StaticOf<P> } : unknown) &
  (E extends { query: infer Q } ? { query?: Partial<StaticOf<Q>> } : unknown) &
  (E extends { body: infer B } ? { body: StaticOf<B> } : unknown) &
  (E extends { bodyKind: 'multipart' } ? { body: FormData } : unknown)

export type EndpointOutput<E extends Endpoint> = E['response']['body'] extends TSchema
  ? Static<E['response']['body']>
  : undefined
