import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { ELEVATION_ENCODINGS, type ElevationEncoding } from './decode-elevation-tile.ts'
import type { ElevationCredit } from './elevation-source.ts'

/** Tiles of elevations, wherever they are kept. */
export interface TileSetSettings {
  readonly kind: 'tiles'
  readonly encoding: ElevationEncoding
  readonly tilePixels: number
  readonly place:
    | { readonly kind: 'server'; readonly template: string; readonly maxZoom: number }
    | { readonly kind: 'folder'; readonly template: string }
    | { readonly kind: 'archive'; readonly path: string }
  readonly credit: ElevationCredit
}

/** In the order of the requests. */
export type ElevationSourceSettings = TileSetSettings | { readonly kind: 'valhalla' }

const GSI_CREDIT: ElevationCredit = {
  name: '国土地理院 (GSI)',
  attribution: '地理院タイル (GSI)',
  url: 'https://maps.gsi.go.jp/development/ichiran.html',
}

function gsiSet(id: string, maxZoom: number): TileSetSettings {
  const template = `https://cyberjapandata.gsi.go.jp/xyz/${id}/{z}/{x}/{y}.png`
  return {
    kind: 'tiles',
    encoding: 'gsi',
    tilePixels: 256,
    place: { kind: 'server', template, maxZoom },
    credit: GSI_CREDIT,
  }
}

/**
 * The settings of a source given by its name alone.
 *
 * @see https://maps.gsi.go.jp/development/hyokochi.html
 * @see https://mapterhorn.com/data-access
 */
const READY_MADE: Readonly<Record<string, readonly ElevationSourceSettings[]>> = {
  /** Japan: measured from the air every 5 m where it is, else every 10 m from contours. */
  gsi: [gsiSet('dem5a_png', 15), gsiSet('dem_png', 14)],
  /** The world: Copernicus GLO-30, and finer national sets up to this zoom. */
  world: [
    {
      kind: 'tiles',
      encoding: 'terrarium',
      tilePixels: 512,
      place: { kind: 'server', template: 'https://tiles.mapterhorn.com/{z}/{x}/{y}.webp', maxZoom: 12 },
      credit: { name: 'Mapterhorn', attribution: '© Mapterhorn', url: 'https://mapterhorn.com/attribution' },
    },
  ],
  valhalla: [{ kind: 'valhalla' }],
}

const TILE_SIZES = new Set(['256', '512'])
const DEFAULT_MAX_ZOOM = 14
const DEEPEST_ZOOM = 18
const OPTIONS = new Set(['size', 'maxzoom', 'name', 'attribution', 'link'])

/** What is wrong with one source; shown after the variable's name. */
class SettingProblem extends Error {}

/** Reads sources separated by commas. @throws {Error} with the first problem, as text that follows the variable's name. */
export function parseElevationSources(text: string): readonly ElevationSourceSettings[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  return words.flatMap((word) => READY_MADE[word] ?? [parseTileSet(word)])
}

/** `ENCODING=PLACE#OPTIONS`. */
function parseTileSet(word: string): TileSetSettings {
  const [, encodingName, place = '', fragment = ''] = /^([a-z]+)=([^#]+)(?:#(.*))?$/.exec(word) ?? []
  const encoding = ELEVATION_ENCODINGS.find((known) => known === encodingName)
  if (!encoding) {
    const names = Object.keys(READY_MADE).join(', ')
    const encodings = ELEVATION_ENCODINGS.map((known) => `${known}=`).join(', ')
    throw new SettingProblem(`names "${withoutQuery(word)}", which is neither ${names} nor begins with ${encodings}`)
  }
  const options = parseOptions(fragment)
  const size = options.get('size') ?? '256'
  if (!TILE_SIZES.has(size)) throw new SettingProblem(`has size=${size}, but tiles have 256 or 512 pixels`)
  const parsed = parsePlace(place, options.get('maxzoom'))
  const name = options.get('name') ?? nameOf(parsed)
  const attribution = options.get('attribution') ?? name
  return {
    kind: 'tiles',
    encoding,
    tilePixels: Number(size),
    place: parsed,
    credit: { name, attribution, url: parseLink(options.get('link')) },
  }
}

function parseOptions(fragment: string): URLSearchParams {
  const options = new URLSearchParams(fragment)
  for (const name of options.keys()) {
    if (!OPTIONS.has(name)) {
      throw new SettingProblem(`has the option "${name}", but knows only ${[...OPTIONS].join(', ')}`)
    }
  }
  return options
}

function parsePlace(place: string, maxZoomText: string | undefined | null): TileSetSettings['place'] {
  const isServer = /^https?:\/\//.test(place)
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => place.includes(part))
  if (isServer) {
    if (!isTemplate || !URL.canParse(place)) {
      throw new SettingProblem('names an address without {z}, {x} and {y}, where the numbers of a tile go')
    }
    return { kind: 'server', template: place, maxZoom: parseMaxZoom(maxZoomText ?? String(DEFAULT_MAX_ZOOM)) }
  }
  if (maxZoomText) throw new SettingProblem('has maxzoom for files, which tell it themselves')
  const path = resolve(place)
  const root = isTemplate ? path.slice(0, path.indexOf('{z}')) : path
  if (!isTemplate && !path.endsWith('.pmtiles')) {
    throw new SettingProblem(`names ${path}, which is neither a .pmtiles file nor a path with {z}, {x} and {y}`)
  }
  if (!existsSync(root)) throw new SettingProblem(`names ${root}, which is not there`)
  return isTemplate ? { kind: 'folder', template: path } : { kind: 'archive', path }
}

function parseMaxZoom(text: string): number {
  const zoom = Number(text)
  if (/^\d+$/.test(text) && zoom >= 1 && zoom <= DEEPEST_ZOOM) return zoom
  throw new SettingProblem(`has maxzoom=${text}, but it must be a whole number from 1 to ${DEEPEST_ZOOM}`)
}

function parseLink(link: string | null): string | null {
  if (link === null || /^https?:\/\//.test(link)) return link
  throw new SettingProblem('has a link that does not begin with https:// or http://')
}

function nameOf(place: TileSetSettings['place']): string {
  switch (place.kind) {
    case 'server':
      return new URL(place.template).hostname
    case 'folder':
      return basename(place.template.slice(0, place.template.indexOf('{z}')))
    case 'archive':
      return basename(place.path, '.pmtiles')
  }
}

/** A query may hold a key, an address a password. */
const withoutQuery = (word: string) => word.replace(/\?.*$/, '?…').replace(/\/\/[^/@]*@/, '//…@')
