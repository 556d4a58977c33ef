import type { Point } from './frame.ts'
import type { Letters, SetText } from './letters.ts'

/** Ems from the baseline up to the middle of what is written. */
const MIDDLE = 0.38
/** Ems by which heavy letters are thickened. */
const HEAVY = 0.045

export interface LabelInk {
  readonly color: string
  readonly halo: string
  /** Image pixels around the letters. */
  readonly haloWidth: number
  readonly isHeavy?: boolean
}

/** A letter with its middle at a point, turned. */
export interface TurnedLetter {
  readonly at: Point
  /** Degrees. */
  readonly angle: number
}

/** Text on a straight line, with its middle at a point. `size` is the em in image pixels. */
export function straightLabel(letters: Letters, text: SetText, at: Point, size: number, ink: LabelInk): string {
  const scale = size / letters.em
  const x = at.x - (text.width * size) / 2
  const data = text.letters
    .map(({ middle, advance, outline }) => `M${Math.round((middle - advance / 2) * letters.em)} 0${outline}`)
    .join('')
  const place = `translate(${x.toFixed(1)} ${(at.y + MIDDLE * size).toFixed(1)}) scale(${scale.toFixed(4)})`
  return `<g transform="${place}">${inked(`<path d="${data}"/>`, scale, letters.em, ink)}</g>`
}

/** Text along a bend, letter by letter. */
export function bentLabel(
  letters: Letters,
  text: SetText,
  places: readonly TurnedLetter[],
  size: number,
  ink: LabelInk,
): string {
  const scale = size / letters.em
  const drawn = text.letters.map(({ advance, outline }, index) => {
    const { at, angle } = places[index] ?? { at: { x: 0, y: 0 }, angle: 0 }
    const corner = `${Math.round((-advance / 2) * letters.em)} ${Math.round(MIDDLE * letters.em)}`
    const turn = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${scale.toFixed(4)})`
    return `<path transform="${turn}" d="M${corner}${outline}"/>`
  })
  return inked(drawn.join(''), scale, letters.em, ink)
}

/** Halos first: that of a letter must not cover the one before. */
function inked(
  paths: string,
  scale: number,
  em: number,
  { color, halo, haloWidth, isHeavy = false }: LabelInk,
): string {
  const width = Math.round((2 * haloWidth) / scale)
  const weight = isHeavy ? ` stroke="${color}" stroke-width="${Math.round(HEAVY * em)}"` : ''
  return (
    `<g fill="none" stroke="${halo}" stroke-width="${width}" stroke-linejoin="round">${paths}</g>` +
    `<g fill="${color}"${weight}>${paths}</g>`
  )
}
