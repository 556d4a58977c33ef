import { COLOR_HEX, MAP_COLORS, type MapColor } from '@mishiori/map-document'
import type { NoteCounter } from './notes.ts'

/** The palette's colour nearest to 0xRRGGBB; counted in `notes` where it is another one. */
export function nearestColor(rgb: number, notes: NoteCounter): MapColor {
  const distanceTo = (color: MapColor) => {
    const other = Number.parseInt(COLOR_HEX[color].fill.slice(1), 16)
    return [16, 8, 0].reduce((sum, shift) => sum + (((rgb >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)
  }
  const nearest = MAP_COLORS.reduce((best, color) => (distanceTo(color) < distanceTo(best) ? color : best))
  if (distanceTo(nearest) > 0) notes.add('color.approximated')
  return nearest
}
