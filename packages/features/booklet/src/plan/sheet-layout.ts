import { type BookletChoices, type PaperName, sheetSize } from '../choices.ts'
import type { PaperSize } from '../strips/frame.ts'

/** Positions of the parts of strip map sheets. Millimetres. */
export interface SheetLayout {
  readonly sheet: PaperSize
  readonly marginMm: number
  /** Within the margins. */
  readonly content: PaperSize
  readonly map: PaperSize
  readonly profileMm: number
  readonly tableMm: number
  /** Rows of the table of spots; the rest is in the list of all spots. */
  readonly rows: number
  /** Rows that have room where there is no profile to draw, as on a map of spots alone. */
  readonly rowsWithoutProfile: number
  /** The profile and the table stand side by side. */
  readonly isWide: boolean
  /** Of pages of text. */
  readonly textPt: number
  readonly textHeightMm: number
}

interface Measures {
  readonly margin: number
  readonly head: number
  readonly foot: number
  readonly profile: number
  readonly row: number
  readonly rows: { readonly portrait: number; readonly landscape: number }
  readonly textPt: number
}

/** As high as `strip.module.css` makes them, with their lines. */
const ROW_MM = 5.6

const SMALL: Measures = {
  margin: 9,
  head: 8,
  foot: 6,
  profile: 24,
  row: ROW_MM,
  textPt: 8.5,
  rows: { portrait: 6, landscape: 4 },
}
const LARGE: Measures = {
  margin: 13,
  head: 10,
  foot: 7,
  profile: 32,
  row: ROW_MM,
  textPt: 10,
  rows: { portrait: 10, landscape: 5 },
}
const MEASURES: Readonly<Record<PaperName, Measures>> = { a5: SMALL, a4: LARGE, letter: LARGE }
const GAP_MM = 3
/** The sentence that there is no profile. */
const NO_PROFILE_MM = 7

interface Contents {
  readonly hasProfile: boolean
  readonly spotCount: number
}

/** The most rows that a table below a map has. */
export const mostRows = ({ paper, layout }: Pick<BookletChoices, 'paper' | 'layout'>): number =>
  MEASURES[paper].rows[layout]

export function layOutSheets(choices: BookletChoices, { hasProfile, spotCount }: Contents): SheetLayout {
  const { margin, head, foot, profile, row, rows: most, textPt } = MEASURES[choices.paper]
  const sheet = sheetSize(choices)
  const content = { widthMm: sheet.widthMm - 2 * margin, heightMm: sheet.heightMm - 2 * margin }
  const isWide = choices.layout === 'landscape'
  const rows = Math.min(spotCount, most[choices.layout])
  const tableMm = rows > 0 ? (rows + 1) * row + GAP_MM : 0
  const profileMm = hasProfile && choices.hasProfile ? profile + GAP_MM : 0
  const below = isWide ? Math.max(tableMm, profileMm) : tableMm + profileMm
  const spareMm = isWide ? 0 : Math.max(0, profileMm - NO_PROFILE_MM)
  return {
    sheet,
    content,
    marginMm: margin,
    textPt,
    rows,
    isWide,
    textHeightMm: content.heightMm - foot,
    map: { widthMm: content.widthMm, heightMm: content.heightMm - head - foot - below },
    rowsWithoutProfile: rows + Math.floor(spareMm / row),
    profileMm: isWide && profileMm > 0 ? below : profileMm,
    tableMm: isWide && tableMm > 0 ? below : tableMm,
  }
}
