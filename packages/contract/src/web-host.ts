import type { Transport } from './client.ts'
import type { ElevationCredit } from './endpoints/elevations.ts'
import type { PageTag } from './page-tags.ts'
import type { Locale } from './schemas.ts'

/** The maps that an operator may offer below the routes, by name. */
export const BASEMAP_NAMES = [
  'embedded',
  'openfreemap',
  'protomaps',
  'gsi-standard',
  'gsi-pale',
  'gsi-photo',
  'style',
] as const
type BasemapName = (typeof BASEMAP_NAMES)[number]

/** A basemap that readers may choose. */
export interface BasemapOffer {
  /** Its name; of several styles each has its own. */
  readonly id: string
  readonly name: BasemapName
  /** Address of the style, of this product or another server; null if none is loaded. */
  readonly styleUrl: string | null
  /** False when the server has found that it does not answer. */
  readonly isReachable: boolean
}

/** Address templates with `{z}`, `{x}` and `{y}`, relative to the product; they change with the tiles' content. */
export interface MapTiles {
  readonly vectorUrl: string
  readonly reliefUrl: string
  /** Of the installed regions; null while there are none. `isInvented`: they are the demo town's. */
  readonly streets: { readonly url: string; readonly isInvented: boolean } | null
}

/** Elevations for lines that have none of their own. */
export interface ElevationOffer {
  /** Hillshade tiles; null where the sources give elevations of single places only. */
  readonly terrain: TerrainTiles | null
}

/** Terrarium tiles of 256 pixels. */
export interface TerrainTiles {
  /** Address template with `{z}`, `{x}` and `{y}`, relative to the product. */
  readonly url: string
  readonly minZoom: number
  readonly maxZoom: number
  /** Whom the map thanks for them. */
  readonly credits: readonly ElevationCredit[]
}

/** Map data that readers may lay over the map, such as way-marked trails. Nothing of it is asked for before they do. */
export interface MapOverlay {
  readonly id: string
  readonly name: Readonly<Record<Locale, string>>
  /** Whose it is, on the map while it is shown: plain text, and where it leads. */
  readonly credit: string
  readonly creditUrl: string | null
  /** Which servers browsers ask for its tiles. */
  readonly hosts: readonly string[]
  /** As MapLibre's style specification has it. */
  readonly source: {
    readonly type: 'raster' | 'vector'
    readonly tiles: readonly string[]
    readonly tileSize?: number
    readonly minzoom: number
    readonly maxzoom: number
  }
  /** Of the same specification, without their ids and their source. */
  readonly layers: readonly Readonly<Record<string, unknown>>[]
}

/** Pages of stores. */
export interface AppAddresses {
  readonly ios: string | null
  readonly android: string | null
}

/**
 * What the process that owns the socket gives to the web build for one request. In one process `transport` calls the
 * API without a socket; when web and API run apart it is `fetch`.
 */
export interface WebHost {
  /** Nonces of this response's content security policy; null where the policy has none (development). */
  readonly nonce: { readonly script: string; readonly style: string } | null
  /** The id of this request in the log, for support. Null for a page shared by many requests. */
  readonly requestId: string | null
  /** Reaches the API. Cookies are passed and read as headers by the caller; the visitor's address is known to the host. */
  readonly transport: Transport
  /** Whether the visitor's browser sent a session, which may have ended. Without one they are a guest, and no lookup is needed. */
  readonly hasSession: boolean
  /** In maintenance: the API is closed, and so are all pages except the maintenance page. */
  readonly isMaintained: boolean
  /** Only the pages about the product are open. */
  readonly isPublicOnly: boolean
  /** Mail goes to a folder that the page `/outbox` shows. */
  readonly hasOutbox: boolean
  /** Where the product is reached, without a trailing slash. */
  readonly publicUrl: string
  /** A page with news about longer outages. */
  readonly socialUrl: string | null
  /** Address of the module that is loaded after consent; null where the operator has none, and no consent is needed. */
  readonly consentScript: string | null
  /** An external page about a renewal of the product; null without one. */
  readonly renewalUrl: string | null
  /** The app stores of this product; null where there is no app for such phones. */
  readonly apps: AppAddresses
  /** What readers may choose from, the operator's default first. The embedded one is always among them. */
  readonly basemaps: readonly BasemapOffer[]
  /** What they may lay over it. */
  readonly overlays: readonly MapOverlay[]
  /** The embedded map's tiles, which need no network. */
  readonly mapTiles: MapTiles
  /** Null where no elevation model is configured. */
  readonly elevation: ElevationOffer | null
  /** Whether activities are imported from Strava here. */
  readonly hasStrava: boolean
  /** Whether authors are offered a machine translation as a first draft. */
  readonly hasTranslation: boolean
  /** Whether content may be stored for offline use. */
  readonly hasOffline: boolean
  /** Called by pages that are the same for every guest, with all that they show: they may be cached until some of it changes. */
  readonly share: (tags: readonly PageTag[]) => void
}

/** The web build's one door: renders any address that is not the API's. */
export type WebHandler = (request: Request, host: WebHost) => Promise<Response>

/** A guest's request, as far as a page may depend on it. */
interface GuestRequest {
  /** Path and search. */
  readonly address: string
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
  readonly userAgent: string | undefined
}

/** The shared request of all guests who get the same page. */
export interface SharedRequest {
  /** Path and search, without what the page does not read. */
  readonly address: string
  readonly headers: Readonly<Record<'cookie' | 'accept-language', string>>
}

/** The request to render a page from for all guests with equal requests; null where each guest gets a separate page. */
export type ToSharedRequest = (request: GuestRequest) => SharedRequest | null
