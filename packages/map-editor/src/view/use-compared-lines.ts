import {
  type AnyLine,
  findMapObject,
  type LayerId,
  type MapDocument,
  type MapObjectId,
  mainLine,
} from '@mishiori/map-document'
import { useMemo, useState } from 'react'
import { chosenLine, comparingOf, listComparedLines, NO_COMPARISON } from '../ui/elevation-profile/compared-lines.ts'
import type { ElevationProfileProps } from '../ui/elevation-profile/profile-props.ts'

/** Options of {@link useComparedLines}. */
export interface ComparedLinesOptions {
  /** The document whose lines are compared. */
  readonly value: MapDocument
  /** A selected line is first; else the main line is. */
  readonly selectedId?: MapObjectId | null
  /** Their lines cannot be added. */
  readonly hiddenLayerIds?: ReadonlySet<LayerId>
}

/** What `ElevationProfile` and the map need so that one cursor runs along several lines. */
export interface ComparedLines {
  /** For `profiledIds` of `MapView`. */
  readonly ids: readonly MapObjectId[]
  /** For `ElevationProfile`; null when there is no line whose elevations are known. */
  readonly profile: Pick<ElevationProfileProps, 'line' | 'others' | 'comparing'> | null
}

/** Stores the lines that a reader compares in one profile: the selected one, else the main line, and the added ones. */
export function useComparedLines({ value, selectedId = null, hiddenLayerIds }: ComparedLinesOptions): ComparedLines {
  const [comparison, setComparison] = useState(NO_COMPARISON)
  return useMemo(() => {
    const candidates = listHighLines(value, hiddenLayerIds)
    const lines = listComparedLines(profiledLine(value, selectedId), candidates, comparison)
    const line = chosenLine(lines, comparison)
    if (!line) return { ids: [], profile: null }
    const others = lines.filter((other) => other !== line)
    const comparing = comparingOf({ lines, candidates, comparison, onChange: setComparison })
    return { ids: [line, ...others].map(({ id }) => id), profile: { line, others, comparing } }
  }, [value, selectedId, hiddenLayerIds, comparison])
}

/** The selected line, else the main one; null without elevations. */
export function profiledLine(value: MapDocument, selectedId: MapObjectId | null): AnyLine | null {
  const selected = selectedId ? findMapObject(value, selectedId) : null
  const line = selected && 'path' in selected ? selected : mainLine(value)
  return line?.elevationsMeters ? line : null
}

function listHighLines({ layers }: MapDocument, hidden: ReadonlySet<LayerId> | undefined): readonly AnyLine[] {
  return layers
    .filter(({ id }) => !hidden?.has(id))
    .flatMap(({ objects }) =>
      objects.filter((object): object is AnyLine => 'path' in object && object.elevationsMeters !== undefined),
    )
}
