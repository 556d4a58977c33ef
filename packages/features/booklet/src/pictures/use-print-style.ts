import { readBasemapChoice } from '@repo/map-kit/basemap-choice'
import { fetchBasemap } from '@repo/map-kit/fetch-basemap'
import { chosenOffer } from '@repo/map-kit/use-chosen-basemap'
import { useEmbeddedStyle } from '@repo/map-kit/use-embedded-style'
import { useHillshade } from '@repo/map-kit/use-hillshade'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'

/**
 * The light map that the reader chose on other pages, else the operator's; the embedded one where that does not answer.
 * Null until it is known.
 */
export function usePrintStyle(): StyleSpecification | null {
  const { locale } = useLanguage()
  const { basemaps } = useRootData()
  const embedded = useEmbeddedStyle('light')
  const [style, setStyle] = useState<StyleSpecification | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const offer = chosenOffer(basemaps, readBasemapChoice())
    void fetchBasemap(offer, { embedded, locale, theme: 'light' }, stop.signal).then((found) => {
      if (!stop.signal.aborted) setStyle(found ?? embedded)
    })
    return () => stop.abort()
  }, [basemaps, embedded, locale])
  const shaded = useHillshade(style ?? embedded, 'light')
  return style && shaded
}
