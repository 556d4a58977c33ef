import { GSI_ORIGIN, OPENFREEMAP_STYLE_URL } from '@repo/basemap'
import { BASEMAP_NAMES, type BasemapOffer } from '@repo/contract'
import type { ConfigReader } from './config-reader.ts'

/** A basemap as the operator names it. */
export type ConfiguredBasemap = Omit<BasemapOffer, 'isReachable'>

export interface BasemapSettings {
  /** The default first; the embedded map is always among them. */
  readonly offered: readonly ConfiguredBasemap[]
  /** Protomaps' archive: a path or an address; null when it is not offered. */
  readonly protomaps: string | null
  /** Origins of tiles that browsers may request besides our own. */
  readonly origins: readonly string[]
}

/** Where the style of an archive that we serve ourselves is. */
export const PROTOMAPS_STYLE_PATH = '/basemaps/protomaps.json'
const SETTING = 'BASEMAPS'
const ORIGINS = 'BASEMAP_ORIGINS'
/** How one style was named before there was a choice. */
const FORMER = 'BASEMAP_STYLE_URL'
/** Walkers need streets, so a basemap with streets comes first, whatever the database type. */
const DEFAULT = 'openfreemap, embedded, gsi-standard, gsi-pale, gsi-photo'
const EMBEDDED: ConfiguredBasemap = { id: 'embedded', name: 'embedded', styleUrl: null }

/** `BASEMAPS=openfreemap, embedded, protomaps=/srv/japan.pmtiles, style=https://maps.example.com/walk.json` */
export function readBasemaps(read: ConfigReader): BasemapSettings {
  const text = read.text(SETTING) ?? formerSetting(read) ?? DEFAULT
  const offered: ConfiguredBasemap[] = []
  let protomaps: string | null = null
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [name = '', value] = splitOnce(entry)
    const basemap = readBasemap(read, name, value)
    if (!basemap) continue
    if (offered.some(({ id }) => id === basemap.id)) read.reject(SETTING, `names ${name} twice`)
    offered.push(basemap)
    if (basemap.name === 'protomaps') protomaps = value ?? null
  }
  const all = offered.some(({ name }) => name === 'embedded') ? offered : [...offered, EMBEDDED]
  return { offered: all, protomaps, origins: [...new Set([...all.flatMap(originOf), ...readOrigins(read)])] }
}

function readBasemap(read: ConfigReader, text: string, value: string | undefined): ConfiguredBasemap | null {
  const name = BASEMAP_NAMES.find((known) => known === text)
  if (!name) return refuse(read, `has "${text}", but knows only ${BASEMAP_NAMES.join(', ')}`)
  if (name === 'style') {
    if (value === undefined || !isWebAddress(value)) return refuse(read, 'needs an address: style=https://…')
    return { id: `style:${value}`, name, styleUrl: value }
  }
  if (name === 'protomaps') {
    if (!value) return refuse(read, 'needs a file or an address: protomaps=/srv/planet.pmtiles')
    return { id: name, name, styleUrl: PROTOMAPS_STYLE_PATH }
  }
  if (value !== undefined) return refuse(read, `gives ${name} an address, which it has already`)
  return { id: name, name, styleUrl: name === 'openfreemap' ? OPENFREEMAP_STYLE_URL : null }
}

function refuse(read: ConfigReader, problem: string): null {
  read.reject(SETTING, problem)
  return null
}

/** `BASEMAP_STYLE_URL` of older installations, converted to the form of `BASEMAPS`. */
function formerSetting(read: ConfigReader): string | null {
  const former = read.text(FORMER)
  if (former === 'none') return 'embedded'
  if (former === null || isWebAddress(former)) return former && `style=${former}`
  read.reject(FORMER, 'must be an address that begins with https:// or http://, or none; BASEMAPS has taken its place')
  return null
}

function readOrigins(read: ConfigReader): readonly string[] {
  const entries = (read.text(ORIGINS) ?? '').split(',').flatMap((part) => part.trim() || [])
  const wrong = entries.find((entry) => !isWebAddress(entry))
  if (wrong !== undefined) read.reject(ORIGINS, `has "${wrong}", but must be addresses as https://tiles.example.com`)
  return entries.filter(isWebAddress).map((entry) => new URL(entry).origin)
}

function originOf({ name, styleUrl }: ConfiguredBasemap): string[] {
  if (name.startsWith('gsi-')) return [GSI_ORIGIN]
  return styleUrl !== null && isWebAddress(styleUrl) ? [new URL(styleUrl).origin] : []
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function splitOnce(entry: string): [name: string, value?: string] {
  const at = entry.indexOf('=')
  return at < 0 ? [entry] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()]
}
