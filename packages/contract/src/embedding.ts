import { PRODUCT_LIMITS } from './limits.ts'
import type { Locale } from './schemas.ts'

/** Something public that other sites may show in a frame. */
export interface EmbedTarget {
  readonly kind: 'routes' | 'journeys'
  readonly id: number
}

/** How a frame shows it. Stated in its address; what is unknown or wrong there counts as not stated. */
export interface EmbedOptions {
  /** Null for the language of whoever looks at it. */
  readonly locale: Locale | null
  /** Null for the appearance of the viewer's system. */
  readonly theme: 'light' | 'dark' | null
  /** The layers that the live map of an article shows at first; none to show all. */
  readonly layerIds: readonly string[]
  /** Whether the elevation profile is below the live map. */
  readonly hasProfile: boolean
}

/** Pixels of a frame for which no other size was chosen. */
export const EMBED_SIZE = { width: 640, height: 420 } as const

/** Of a layer; the editor's are shorter. */
const MAX_ID_LENGTH = 255

/** From the search of a frame's address, or of the page that it shows. */
export function readEmbedOptions(search: URLSearchParams): EmbedOptions {
  const [hl, theme] = [search.get('hl'), search.get('theme')]
  return {
    locale: hl === 'ja' || hl === 'en-us' ? hl : null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    layerIds: layersIn(search),
    hasProfile: search.get('profile') === '1',
  }
}

function layersIn(search: URLSearchParams): readonly string[] {
  const ids = search.getAll('layer').filter((id) => id !== '' && id.length <= MAX_ID_LENGTH)
  return [...new Set(ids)].slice(0, PRODUCT_LIMITS.layers)
}

/** The address of a frame on this site: the same one for the same options. */
export const embedPath = (target: EmbedTarget, options: EmbedOptions): string =>
  withSearch(framePath(target), '?', [...forServer(options), ...forBrowser(options)])

/**
 * The address of the live map in such a frame. What its page depends on is in the search, which caches tell apart; what
 * only the browser needs is behind the `#`.
 */
export function embedMapPath(target: EmbedTarget, options: EmbedOptions): string {
  return withSearch(withSearch(`${framePath(target)}/map`, '?', forServer(options)), '#', forBrowser(options))
}

/** Whether this is the page of the live map in a frame: a window of another site, where nothing else may be. */
export const isEmbedMapPath = (pathname: string): boolean =>
  /^\/embed\/(?:journeys\/)?[1-9]\d{0,14}\/map$/.test(pathname)

const framePath = ({ kind, id }: EmbedTarget) => (kind === 'routes' ? `/embed/${id}` : `/embed/journeys/${id}`)

type Parameters = [string, string][]

const forServer = ({ locale, theme }: EmbedOptions): Parameters => [
  ...(locale ? [['hl', locale] satisfies [string, string]] : []),
  ...(theme ? [['theme', theme] satisfies [string, string]] : []),
]

const forBrowser = ({ layerIds, hasProfile }: EmbedOptions): Parameters => [
  ...layerIds.map((id): [string, string] => ['layer', id]),
  ...(hasProfile ? [['profile', '1'] satisfies [string, string]] : []),
]

const withSearch = (path: string, sign: '?' | '#', parameters: Parameters) =>
  parameters.length > 0 ? `${path}${sign}${new URLSearchParams(parameters)}` : path

/** The article or journey that an address of this site names, by its page or its frame; null for addresses of anything else. */
export function embedTargetOf(address: string, publicUrl: string): EmbedTarget | null {
  if (!URL.canParse(address, publicUrl)) return null
  const { origin, pathname } = new URL(address, publicUrl)
  if (origin !== new URL(publicUrl).origin) return null
  const [, kind, id] = /^(?:\/en)?\/(routes|journeys|embed|embed\/journeys)\/([1-9]\d{0,14})\/?$/.exec(pathname) ?? []
  if (kind === undefined || id === undefined) return null
  return { kind: kind.endsWith('journeys') ? 'journeys' : 'routes', id: Number(id) }
}

interface EmbedFrame {
  /** With its origin. */
  readonly address: string
  /** Of what it shows. */
  readonly title: string
  readonly width: number
  readonly height: number
}

/** The HTML that shows a frame in a page of another site. */
export const embedCode = ({ address, title, width, height }: EmbedFrame): string =>
  `<iframe src="${escaped(address)}" width="${width}" height="${height}" title="${escaped(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
