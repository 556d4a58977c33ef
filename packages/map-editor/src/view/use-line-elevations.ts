import { type AnyLine, findMapObject, type MapDocument, type MapObject, type MapObjectId } from '@mishiori/map-document'
import { useCallback, useMemo } from 'react'
import type { ElevationServices } from '../core/services.ts'
import { hasElevations } from '../ui/elevation-profile/elevation-store.ts'
import type { ProfileSource } from '../ui/elevation-profile/profile-props.ts'
import { type Elevations, useElevations } from '../ui/elevation-profile/use-elevations.ts'

/** Options of {@link useLineElevations}. */
export interface LineElevationsOptions {
  /** The document as it was stored. */
  readonly value: MapDocument
  /** The elevation service, as in the editor. Without `fetchElevations`, only lines with elevations of their own have a profile. */
  readonly services: ElevationServices
}

/** The document with the elevations that are known, and how to ask for more. */
export interface LineElevations {
  /**
   * The document with the elevations that are known: the lines' own, or those looked up. Where they can be looked up
   * they are unknown until then.
   */
  readonly document: MapDocument
  /** These lines are shown and no others: what they lack is looked up, what is no longer shown is called off. */
  readonly want: (lineIds: readonly MapObjectId[]) => void
  /** For `source` of `ElevationProfile`. */
  readonly sourceOf: (lineId: MapObjectId) => ProfileSource
}

/** Looks up elevations for readers, by the rules of the editor: once for each visible line, with a timeout, and again on request. */
export function useLineElevations({ value, services }: LineElevationsOptions): LineElevations {
  const elevations = useElevations(services)
  const canLookUp = services.fetchElevations !== undefined
  const document = useMemo(
    () => (canLookUp ? withKnownElevations(value, elevations) : value),
    [canLookUp, value, elevations],
  )
  const { request: requestLines, sourceOf: sourceOfLine } = elevations
  const want = useCallback(
    (lineIds: readonly MapObjectId[]) => requestLines(lineIds.flatMap((lineId) => findLine(value, lineId) ?? [])),
    [requestLines, value],
  )
  const sourceOf = useCallback(
    (lineId: MapObjectId): ProfileSource => {
      const line = findLine(value, lineId)
      return line ? sourceOfLine(line) : { kind: 'line' }
    },
    [sourceOfLine, value],
  )
  return { document, want, sourceOf }
}

function findLine(value: MapDocument, lineId: MapObjectId): AnyLine | null {
  const object = findMapObject(value, lineId)
  return object && isLine(object) ? object : null
}

const isLine = (object: MapObject): object is AnyLine => 'path' in object

/** Lines that nothing is known of count as lines with unknown elevations: they may be compared, and are then looked up. */
function withKnownElevations(document: MapDocument, { withElevations }: Elevations): MapDocument {
  const known = (line: AnyLine): AnyLine => {
    if (hasElevations(line)) return line
    const found = withElevations(line)
    return found.elevationsMeters ? found : { ...found, elevationsMeters: found.path.map(() => null) }
  }
  return {
    ...document,
    layers: document.layers.map((layer) => ({
      ...layer,
      objects: layer.objects.map((object) => (isLine(object) ? known(object) : object)),
    })),
  }
}
