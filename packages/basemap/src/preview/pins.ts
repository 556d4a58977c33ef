import { COLOR_HEX, type LineEnd, SPOT_GLYPH_PATHS, type Spot } from '@mishiori/map-document'
import type { BasemapTheme } from '../theme.ts'
import type { Point } from './frame.ts'
import { objectFill } from './preview-colors.ts'

/** The pin of the map editor, 29 × 49 with its outline and foot. */
const BODY = 'M0 0C-1.6-6.4-13.5-15.2-13.5-29.9A13.5 13.5 0 0 1 13.5-29.9C13.5-15.2 1.6-6.4 0 0Z'
const HEAD_Y = -29.7
/** Letters as strokes around a middle at -24: a server may have no fonts. */
const LETTERS = {
  S: 'M4-27.6C3-29 1.6-29.6 0-29.6C-2.4-29.6-4-28.4-4-26.6C-4-22.4 4.2-25.6 4.2-21.3C4.2-19.5 2.5-18.3 0-18.3C-1.9-18.3-3.6-19.1-4.5-20.6',
  G: 'M4.3-26.9C3.5-28.6 1.9-29.6 0-29.6C-3-29.6-5-27.3-5-23.950C-5-20.6-3-18.3 0-18.3C2.9-18.3 4.8-20.3 4.8-23.3L0.6-23.3',
} as const

function pin({ x, y }: Point, scale: number, fill: string, content: string): string {
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">` +
    '<ellipse cy=".5" rx="7" ry="2.6" fill="#081c26" fill-opacity=".22"/>' +
    `<path d="${BODY}" fill="${fill}" stroke="#fff" stroke-width="2" stroke-linejoin="round" paint-order="stroke"/>` +
    `<circle r="3.4" fill="#fff" stroke="${fill}" stroke-width="2.4"/>${content}</g>`
  )
}

/** The pin at one end of the main line. */
export function endPin(letter: keyof typeof LETTERS, at: Point, scale: number, theme: BasemapTheme): string {
  const strokes = `<path transform="translate(0 ${HEAD_Y + 24})" d="${LETTERS[letter]}" fill="none" stroke="#fff" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"/>`
  return pin(at, scale, objectFill(letter === 'S' ? 'teal' : 'red', theme), strokes)
}

/** How far from its place an end's pin stands aside, in CSS pixels. */
export const ASIDE = { west: -31, east: 31 } as const

/** The same beside its place, where the pin of a spot is, with a leader to it. */
export function asideEndPin(
  { letter, towards }: Pick<LineEnd, 'letter' | 'towards'>,
  { x, y }: Point,
  scale: number,
  theme: BasemapTheme,
): string {
  const aside = ASIDE[towards] * scale
  const leader = (width: number, color: string) =>
    `<path d="M${(x + aside * 0.16).toFixed(1)} ${y.toFixed(1)}h${(aside * 0.84).toFixed(1)}" stroke="${color}" stroke-width="${width * scale}"/>`
  const fill = objectFill(letter === 'S' ? 'teal' : 'red', theme)
  return leader(5, '#fff') + leader(2.5, fill) + endPin(letter, { x: x + aside, y }, scale, theme)
}

export function spotPin({ color, icon }: Spot, at: Point, scale: number, theme: BasemapTheme): string {
  const glyph = `<path transform="translate(-8 ${HEAD_Y - 8}) scale(.0625)" d="${SPOT_GLYPH_PATHS[icon]}" fill="${COLOR_HEX[color].on}"/>`
  return pin(at, scale, objectFill(color, theme), glyph)
}
