import { engineFolder } from './embedded/build-tiles.ts'
import { readCurrentSet } from './regions/tile-set.ts'
import type { RoutingSettings } from './start-routing.ts'

/** Where ways are found, for the person who starts the product. */
export function describeRouting({
  routingUrl,
  regionsFolder,
}: Pick<RoutingSettings, 'routingUrl' | 'regionsFolder'>): string {
  if (routingUrl !== null) return `asked of ${new URL(routingUrl).host}`
  if (engineFolder() === null) return 'none: this platform has no embedded engine, set ROUTING_URL'
  const names = (readCurrentSet(regionsFolder)?.regions ?? []).map(({ name }) => name)
  if (names.length > 0) return names.join(', ')
  return 'an invented town at 36.24, 137.97. Add your area: npm run region -- add NAME (docs/regions.md)'
}
