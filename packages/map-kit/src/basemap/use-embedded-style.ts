import { basemapStyle } from '@repo/basemap'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { Theme } from '@repo/web-kit/theme'
import type { StyleSpecification } from 'maplibre-gl'
import { useMemo } from 'react'

/** The map that needs no third party, in the reader's language. */
export function useEmbeddedStyle(theme: Theme): StyleSpecification {
  const { locale } = useLanguage()
  const { mapTiles } = useRootData()
  return useMemo(
    () =>
      basemapStyle({
        locale,
        theme,
        tilesUrl: absolute(mapTiles.vectorUrl),
        reliefUrl: absolute(mapTiles.reliefUrl),
        ...(mapTiles.streets && { streets: { ...mapTiles.streets, url: absolute(mapTiles.streets.url) } }),
      }),
    [locale, theme, mapTiles],
  )
}

/** The map's worker has no page to resolve addresses against. The braces of a template stay as they are. */
function absolute(template: string): string {
  return template.startsWith('/') ? `${location.origin}${template}` : template
}
