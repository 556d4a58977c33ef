import { GSI_ORIGIN } from '@repo/basemap'
import type { BasemapSettings, ConfiguredBasemap } from '../basemap-settings.ts'

/** Which map readers get and whom their browsers ask for it, for the person who starts the product. */
export function describeBasemaps({ offered }: BasemapSettings): string {
  const [first, ...others] = offered
  if (first === undefined || first.name === 'embedded') {
    return 'the embedded one, without streets outside of the regions. For others set BASEMAPS (docs/basemap.md)'
  }
  const host = hostOf(first)
  const asked = host === null ? 'served from here' : `browsers ask ${host}`
  const choice = others.length > 0 ? `; to choose: ${others.map(({ name }) => name).join(', ')}` : ''
  return `${first.name}, ${asked}${choice}. BASEMAPS changes that (docs/basemap.md)`
}

function hostOf({ name, styleUrl }: ConfiguredBasemap): string | null {
  const url = name.startsWith('gsi-') ? GSI_ORIGIN : styleUrl
  return url !== null && URL.canParse(url) ? new URL(url).host : null
}
