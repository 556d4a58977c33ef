import { basemapStyle, fetchOnlineStyle } from '@repo/basemap'
import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'
import { useRootData } from '../../platform/root-data.ts'
import type { Theme } from '../../platform/theme.ts'
import { useMediaQuery } from '../../platform/use-media-query.ts'

/** The style of every live map: the embedded one, and the operator's street-level one once it is known to answer. */
export function useBasemapStyle(): StyleSpecification {
  const { locale } = useLanguage()
  const { onlineStyleUrl, mapTiles } = useRootData()
  const theme = useShownTheme()
  const embedded = useMemo(
    () =>
      basemapStyle({
        locale,
        theme,
        tilesUrl: absolute(mapTiles.vectorUrl),
        reliefUrl: absolute(mapTiles.reliefUrl),
      }),
    [locale, theme, mapTiles],
  )
  const [online, setOnline] = useState<StyleSpecification | null>(null)
  useEffect(() => {
    if (!onlineStyleUrl) return
    const stop = new AbortController()
    void fetchOnlineStyle({ url: onlineStyleUrl, locale, theme, signal: stop.signal }).then((style) => {
      if (!stop.signal.aborted) setOnline(style)
    })
    return () => stop.abort()
  }, [onlineStyleUrl, locale, theme])
  return online ?? embedded
}

/** The map's worker has no page to resolve addresses against. The braces of a template stay as they are. */
function absolute(template: string): string {
  return template.startsWith('/') ? `${location.origin}${template}` : template
}

/** The visitor's choice, else the system's. */
function useShownTheme(): Theme {
  const { theme } = useRootData()
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return theme ?? (isDark ? 'dark' : 'light')
}
