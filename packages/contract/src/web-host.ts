import type { Transport } from './client.ts'

/** Address templates with `{z}`, `{x}` and `{y}`, relative to the product; they change with the tiles' content. */
export interface MapTiles {
  readonly vectorUrl: string
  readonly reliefUrl: string
}

/**
 * What the process that owns the socket gives to the web build for one request. In one process `transport` calls the API without a socket; when web and
 * API run apart it is `fetch`.
 */
export interface WebHost {
  /** Nonces of this response's content security policy; null where the policy has none (development). */
  readonly nonce: { readonly script: string; readonly style: string } | null
  /** Reaches the API. Cookies are passed and read as headers by the caller; the visitor's address is known to the host. */
  readonly transport: Transport
  /** Whether the visitor's browser sent a session, which may have ended. Without one they are a guest and nobody need be asked. */
  readonly hasSession: boolean
  /** Mail goes to a folder that the page `/outbox` shows. */
  readonly hasOutbox: boolean
  /** Where the product is reached, without a trailing slash. */
  readonly publicUrl: string
  /** Where people hear how a longer outage is going. */
  readonly socialUrl: string | null
  /** Origin and path of a street-level style for maps, when the operator allows one. */
  readonly onlineStyleUrl: string | null
  /** The embedded map's tiles, which need no network. */
  readonly mapTiles: MapTiles
}

/** The web build's one door: renders any address that is not the API's. */
export type WebHandler = (request: Request, host: WebHost) => Promise<Response>
