import { withHillshade } from '@repo/basemap'
import { useRootData } from '@repo/web-kit/root-data'
import type { Theme } from '@repo/web-kit/theme'
import type { StyleSpecification } from 'maplibre-gl'
import { useMemo } from 'react'

/** The style with the land shaded, where an elevation model is configured that can shade it. */
export function useHillshade(style: StyleSpecification, theme: Theme): StyleSpecification {
  const { elevation } = useRootData()
  return useMemo(() => {
    if (!elevation?.terrain) return style
    const { url, ...terrain } = elevation.terrain
    return withHillshade(style, { ...terrain, theme, tilesUrl: `${location.origin}${url}` })
  }, [style, theme, elevation])
}
