import { type HeatLevel, heatLevel } from '@mishiori/timeline'

/** Of a day with data: also one without a way has a shade, by which it is found. */
export const dayHeat = (distanceKm: number): HeatLevel => heatLevel(Math.max(1, distanceKm * 1000))

/** Of a month, by how far its days went on average. */
export function monthHeat(distanceKm: number, dayCount: number): HeatLevel {
  return dayCount === 0 ? 0 : dayHeat(distanceKm / dayCount)
}
