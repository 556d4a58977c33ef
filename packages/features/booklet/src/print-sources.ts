import type { MapDocument } from '@mishiori/map-document'
import { useLineElevations } from '@mishiori/map-editor/view'
import { useElevationServices } from '@repo/articles/use-elevation-services'
import { readBasemapChoice } from '@repo/map-kit/basemap-choice'
import { fetchBasemap } from '@repo/map-kit/fetch-basemap'
import { chosenOffer } from '@repo/map-kit/use-chosen-basemap'
import { useEmbeddedStyle } from '@repo/map-kit/use-embedded-style'
import { useHillshade } from '@repo/map-kit/use-hillshade'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useState } from 'react'
import { type BookletPlan, hasElevations } from './plan/plan-booklet.ts'
import { linesToCut } from './strips/cut-strips.ts'

/** Whether lines can be given elevations, or have some. */
export function useCanHaveProfile(): (value: MapDocument) => boolean {
  const isOffered = useRootData().elevation !== null
  return useCallback((value) => isOffered || linesToCut(value).some(({ line }) => hasElevations(line)), [isOffered])
}

/** The map with elevations that are looked up for those lines that brought none. */
export function useKnownElevations(value: MapDocument, isEnabled: boolean): MapDocument {
  const { document, want } = useLineElevations({ value, services: useElevationServices() })
  useEffect(() => {
    if (isEnabled) want(linesToCut(value).map(({ line }) => line.id))
  }, [isEnabled, want, value])
  return document
}

/** The same maps, with the elevations that have come meanwhile. */
export function withElevations(plan: BookletPlan, document: MapDocument): BookletPlan {
  const known = new Map(linesToCut(document).map((cut) => [cut.line.id, cut]))
  return {
    ...plan,
    strips: plan.strips.map((strip) => ({
      ...strip,
      line: strip.line && (known.get(strip.line.line.id) ?? strip.line),
    })),
  }
}

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
