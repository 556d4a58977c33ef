import { type MapColor, SPOT_ICONS, type SpotIcon } from '@mishiori/map-document'
import { nearestColor } from '../nearest-color.ts'

/** Symbols that Garmin, OsmAnd and others write in `sym`, lower case, to our icons. */
const ICON_OF_SYMBOL: Readonly<Record<string, SpotIcon>> = {
  campground: 'campground',
  lodging: 'hotel',
  hotel: 'hotel',
  'shopping center': 'shop',
  'convenience store': 'shop',
  'medical facility': 'hospital',
  hospital: 'hospital',
  'bus station': 'bus',
  'ground transportation': 'bus',
  'railway station': 'train',
  'trail head': 'walk',
  'bike trail': 'cycling',
  car: 'car',
  'parking area': 'car',
  'danger area': 'caution',
  'skull and crossbones': 'caution',
  star: 'star',
}

/** The icon for a `sym` text: one of ours by its name, a known symbol, else the default. */
export function iconOfSymbol(symbol: string): SpotIcon {
  const name = symbol.trim().toLowerCase()
  const own = SPOT_ICONS.find((icon) => icon === name)
  return own ?? (Object.hasOwn(ICON_OF_SYMBOL, name) ? ICON_OF_SYMBOL[name] : undefined) ?? SPOT_ICONS[0]
}

/** Garmin's DisplayColor names, without "Dark" and "Light", to our palette. */
const COLOR_OF_NAME: Readonly<Record<string, MapColor>> = {
  black: 'black',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  blue: 'blue',
  magenta: 'pink',
  cyan: 'cyan',
  gray: 'gray',
  white: 'gray',
}

/** The palette's colour for a `color` extension: the nearest to RRGGBB (or AARRGGBB), or a Garmin name; null for anything else. */
export function colorOfExtension(text: string): MapColor | null {
  const value = text.trim().toLowerCase()
  const hex = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/.exec(value)?.[1]
  if (hex) return nearestColor(Number.parseInt(hex, 16))
  const name = value.replace(/^(dark|light)/, '')
  return Object.hasOwn(COLOR_OF_NAME, name) ? (COLOR_OF_NAME[name] ?? null) : null
}
