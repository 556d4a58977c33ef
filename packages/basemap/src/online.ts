import type { ExpressionSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { darkenStyle } from './online-dark.ts'
import type { BasemapLocale, BasemapTheme } from './theme.ts'

/** OpenFreeMap's street map; it needs no key. */
export const OPENFREEMAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/liberty'

const TIMEOUT_MS = 4000

export interface OnlineStyleOptions {
  /** Address of the style that the operator offers. */
  readonly url: string
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  /** The address answers in the reader's language and theme already. */
  readonly isFitting?: boolean
  readonly signal?: AbortSignal
  /** How long to wait for an answer; 4000 by default. */
  readonly timeoutMs?: number
}

/**
 * A street-level style in the reader's language and theme. Draw {@link basemapStyle} first and call this after the first paint.
 *
 * @returns null when no style that can be drawn answers in time; it never throws.
 */
export async function fetchOnlineStyle(options: OnlineStyleOptions): Promise<StyleSpecification | null> {
  const { url, locale, theme, isFitting = false, signal, timeoutMs = TIMEOUT_MS } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const whole = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    const answer = await fetchJson(url, whole)
    if (!isStyle(answer)) return null
    const style = absoluteAddresses(answer, url)
    await Promise.all(Object.values(style.sources).map((source) => fetchDescription(source, whole)))
    if (isFitting) return style
    const localized = localizeStyle(style, locale)
    return theme === 'dark' ? darkenStyle(localized) : localized
  } catch {
    return null
  }
}

/** @throws unless JSON answers. */
async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'origin', signal })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

/** A style whose sources cannot be had would leave an empty map. @throws unless the source says where its tiles are. */
async function fetchDescription(source: SourceSpecification, signal: AbortSignal): Promise<void> {
  if (!('url' in source) || source.url === undefined || !/^https?:/.test(source.url)) return
  const description = await fetchJson(source.url, signal)
  if (!isObject(description) || !Array.isArray(description.tiles)) throw new Error(`${source.url} describes no tiles`)
}

/** A quick check of whether it can be drawn: every layer has an existing source. */
function isStyle(answer: unknown): answer is StyleSpecification {
  if (!isObject(answer) || answer.version !== 8 || !isObject(answer.sources) || !Array.isArray(answer.layers))
    return false
  const { sources } = answer
  return answer.layers.every(
    (layer: unknown) =>
      isObject(layer) &&
      typeof layer.id === 'string' &&
      typeof layer.type === 'string' &&
      (layer.type === 'background' || (typeof layer.source === 'string' && layer.source in sources)),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The style with addresses that may be relative to its own made whole: a map's worker has no page to resolve them against. */
function absoluteAddresses(style: StyleSpecification, base: string): StyleSpecification {
  const sources = Object.entries(style.sources).map(([id, source]) => [id, absoluteSource(source, base)])
  return { ...style, sources: Object.fromEntries(sources) }
}

function absoluteSource(source: SourceSpecification, base: string): SourceSpecification {
  const { url, tiles } = source as { url?: unknown; tiles?: unknown } // some kinds of source have them
  const whole = {
    ...(typeof url === 'string' && { url: resolve(url, base) }),
    ...(Array.isArray(tiles) && { tiles: tiles.map((tile) => resolve(String(tile), base)) }),
  }
  return { ...source, ...whole }
}

/** The braces of a template stay as they are. */
function resolve(address: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

/** Where OpenMapTiles keeps a name, the reader's language first. */
const NAME_FIELDS: Readonly<Record<BasemapLocale, readonly string[]>> = {
  ja: ['name:ja', 'name'],
  'en-us': ['name:en', 'name_en', 'name:latin', 'name'],
}

/** The style with names in the reader's language. Labels that show something else, such as road numbers, stay. */
function localizeStyle(style: StyleSpecification, locale: BasemapLocale): StyleSpecification {
  const gets = NAME_FIELDS[locale].map((field): ExpressionSpecification => ['get', field])
  const name: ExpressionSpecification = ['coalesce', ...gets]
  return {
    ...style,
    layers: style.layers.map((layer) =>
      layer.type === 'symbol' && showsName(layer.layout?.['text-field'])
        ? { ...layer, layout: { ...layer.layout, 'text-field': name } }
        : layer,
    ),
  }
}

function showsName(textField: unknown): boolean {
  return /\{name|"name/.test(JSON.stringify(textField) ?? '')
}
