import { probeOnlineStyle, resolveBasemap } from '@repo/basemap'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'
import { useRootData } from '../../platform/root-data.ts'
import type { Theme } from '../../platform/theme.ts'
import { useMediaQuery } from '../../platform/use-media-query.ts'

/** The style of every live map: the embedded one, and the operator's street-level one once it is known to answer. */
export function useBasemapStyle() {
  const { locale } = useLanguage()
  const { onlineStyleUrl, mapTiles } = useRootData()
  const theme = useShownTheme()
  const online = useIsReachable(onlineStyleUrl)
  return useMemo(
    () =>
      resolveBasemap({
        locale,
        theme,
        online,
        tilesUrl: absolute(mapTiles.vectorUrl),
        reliefUrl: absolute(mapTiles.reliefUrl),
        ...(onlineStyleUrl ? { styleUrl: onlineStyleUrl } : {}),
      }),
    [locale, theme, online, onlineStyleUrl, mapTiles],
  )
}

/** The map's worker has no page to resolve addresses against. The braces of a template stay as they are. */
function absolute(template: string): string {
  return template.startsWith('/') ? `${location.origin}${template}` : template
}

function useIsReachable(styleUrl: string | null): boolean {
  const [isReachable, setIsReachable] = useState(false)
  useEffect(() => {
    if (!styleUrl) return
    const stop = new AbortController()
    void probeOnlineStyle(styleUrl, stop.signal).then((answers) => !stop.signal.aborted && setIsReachable(answers))
    return () => stop.abort()
  }, [styleUrl])
  return isReachable
}

const DARK = '(prefers-color-scheme: dark)'

/** The visitor's choice, else the system's. */
function useShownTheme(): Theme {
  const { theme } = useRootData()
  const isDark = useMediaQuery(DARK)
  return theme ?? (isDark ? 'dark' : 'light')
}
