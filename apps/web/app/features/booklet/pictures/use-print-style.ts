import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useRootData } from '../../../platform/root-data.ts'
import { readBasemapChoice } from '../../basemap/basemap-choice.ts'
import { fetchBasemap } from '../../basemap/fetch-basemap.ts'
import { chosenOffer } from '../../basemap/use-chosen-basemap.ts'
import { useEmbeddedStyle } from '../../basemap/use-embedded-style.ts'
import { useHillshade } from '../../basemap/use-hillshade.ts'

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
