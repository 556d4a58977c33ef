export interface Hsl {
  /** Degrees. */
  readonly hue: number
  /** These from 0 to 1. */
  readonly saturation: number
  readonly lightness: number
  readonly alpha: number
}

const NAMED: Readonly<Record<string, string>> = { white: '#fff', black: '#000' }

/** Reads the colours that styles are written in: `#rgb[a]`, `#rrggbb[aa]`, `rgb[a]()`, `hsl[a]()`. */
export function parseColor(text: string): Hsl | null {
  const source = NAMED[text] ?? text.trim()
  if (source.startsWith('#')) return parseHex(source.slice(1))
  const [, model, list] = /^(rgb|hsl)a?\(([^)]+)\)$/.exec(source) ?? []
  if (model === undefined || list === undefined) return null
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, alpha = 1] = list.split(/[\s,/]+/).map(parseNumber)
  if (![a, b, c, alpha].every(Number.isFinite)) return null
  return model === 'hsl' ? { hue: a, saturation: b, lightness: c, alpha } : fromRgb(a / 255, b / 255, c / 255, alpha)
}

const parseNumber = (part: string) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part))

function parseHex(digits: string): Hsl | null {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) return null
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0, alpha = 1] = (full.match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  )
  return fromRgb(red, green, blue, alpha)
}

function fromRgb(red: number, green: number, blue: number, alpha: number): Hsl {
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const lightness = (high + low) / 2
  const range = high - low
  if (range === 0) return { hue: 0, saturation: 0, lightness, alpha }
  const sixth =
    high === red ? (green - blue) / range + 6 : high === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return { hue: (sixth * 60) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness, alpha }
}

export function formatHsl({ hue, saturation, lightness, alpha }: Hsl): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  return `hsla(${Math.round(hue)},${percent(saturation)},${percent(lightness)},${alpha})`
}
