import type { ElevationSourceSettings } from './elevation-settings.ts'

/** Where elevations are looked up, for the person who starts the product. */
export function describeElevation(sources: readonly ElevationSourceSettings[]): string {
  if (sources.length === 0) return 'those of files alone. For others set ELEVATION (docs/elevation.md)'
  return [...new Set(sources.map((source) => (source.kind === 'tiles' ? source.credit.name : 'Valhalla')))].join(', ')
}
