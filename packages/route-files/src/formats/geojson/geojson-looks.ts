import type { MapColor } from '@mishiori/map-document'
import { nearestColor } from '../nearest-color.ts'
import type { NoteCounter } from '../notes.ts'

export type Properties = Readonly<Record<string, unknown>>

export const NO_PROPERTIES: Properties = {}

export function isRecord(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The HTML of a description that togeojson made of KML: `{ "@type": "html", "value": … }`. */
const htmlIn = (value: unknown) => (isRecord(value) && value['@type'] === 'html' ? value.value : value)

/** The first of these properties that is a text or a number. */
export function firstText(properties: Properties, names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(properties, name) ? htmlIn(properties[name]) : undefined
    const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
    if (text !== '') return text
  }
  return ''
}

/** The palette's colour nearest to the first of these properties that is a hexadecimal colour, of three or six digits. */
export function colorOf(properties: Properties, names: readonly string[], notes: NoteCounter): MapColor | null {
  for (const name of names) {
    const [, hex = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(firstText(properties, [name])) ?? []
    const six = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    if (six !== '') return nearestColor(Number.parseInt(six, 16), notes)
  }
  return null
}
