import {
  MAP_LIMITS,
  SPOT_ICONS,
  type Spot,
  type SpotIcon,
  type SpotSymbol,
  type SymbolSet,
} from '@mishiori/map-document'
import { SYMBOL_NAMES } from './symbol-names.ts'

/** What a spot looks like after the symbols that a file gives it. */
export interface SpotLook {
  readonly icon: SpotIcon
  /** The symbol that the icon does not stand for; null when it says it all. */
  readonly symbol: SpotSymbol | null
}

/** The look of a spot by the names of its symbols in the file, in order of priority. Empty names count as none. */
export function lookOf(symbols: readonly SpotSymbol[]): SpotLook {
  const named = symbols.map(({ set, name }): SpotSymbol => ({ set, name: name.trim() })).filter(canBeStored)
  const icon = named.map(iconOf).find((found) => found !== null) ?? SPOT_ICONS[0]
  const symbol = named.find((candidate) => !isSaidBy(icon, candidate)) ?? null
  return { icon, symbol }
}

/** What a spot's symbol is called in a set; null where the set has no name for its icon. */
export function symbolName({ icon, symbol }: Pick<Spot, 'icon' | 'symbol'>, set: SymbolSet): string | null {
  return symbol?.set === set ? symbol.name : (SYMBOL_NAMES[set][icon][0] ?? null)
}

function canBeStored({ set, name }: SpotSymbol): boolean {
  const isOfLength = name !== '' && name.length <= MAP_LIMITS.symbolLength.max && name.isWellFormed()
  return isOfLength && !CONTROL_CHARACTERS.test(name) && (set !== 'kml' || KML_ICON.test(name))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no name of a symbol has them, and databases refuse some
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/

/** Google's icons for KML. Others are not imported: opening the file would send requests to a third-party server. */
const KML_ICON = /^https?:\/\/(?:(?:maps|earth|www)\.google\.com|(?:www|maps)\.gstatic\.com)\/[\w./+-]+\.png$/

function iconOf({ set, name }: SpotSymbol): SpotIcon | null {
  return SPOT_ICONS.find((icon) => icon === name.toLowerCase()) ?? ICONS[set].get(keyOf(set, name)) ?? null
}

/** Whether reading what is written for the icon gives the same symbol, or the symbol is the icon's own name. */
function isSaidBy(icon: SpotIcon, { set, name }: SpotSymbol): boolean {
  return name === icon || SYMBOL_NAMES[set][icon][0] === name
}

/** Names are compared without case; addresses by the file's name, as Google has the same pictures at several places. */
function keyOf(set: SymbolSet, name: string): string {
  return set === 'kml' ? (/([^/]+?)(?:_maps)?\.png$/.exec(name)?.[1] ?? '') : name.toLowerCase()
}

const ICONS: Readonly<Record<SymbolSet, ReadonlyMap<string, SpotIcon>>> = {
  garmin: iconsOf('garmin'),
  osmand: iconsOf('osmand'),
  kml: iconsOf('kml'),
  maki: iconsOf('maki'),
}

/** The first of our icons with a name has it. */
function iconsOf(set: SymbolSet): ReadonlyMap<string, SpotIcon> {
  const icons = new Map<string, SpotIcon>()
  for (const icon of SPOT_ICONS) {
    for (const name of SYMBOL_NAMES[set][icon]) if (!icons.has(keyOf(set, name))) icons.set(keyOf(set, name), icon)
  }
  return icons
}
