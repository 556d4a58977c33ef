import type { Layer, LayerId, MapObjectId } from '@mishiori/map-document'
import { useState } from 'react'

export interface ExpandedLayers {
  readonly expandedIds: ReadonlySet<LayerId>
  readonly toggle: (layerId: LayerId) => void
  readonly open: (layerId: LayerId) => void
}

/** A list that shows everything at a glance opens as a whole; a longer one opens where the person works. */
const ROWS_AT_A_GLANCE = 24

/** Layers open when they, or an object in them, get selected; from then on the person decides. */
export function useExpandedLayers(
  layers: readonly Layer[],
  selectedLayerId: LayerId | null,
  selectedObjectId: MapObjectId | null,
): ExpandedLayers {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<LayerId>>(
    () => new Set(initiallyOpen(layers, selectedLayerId)),
  )
  const [seen, setSeen] = useState({ selectedLayerId, selectedObjectId })
  if (seen.selectedLayerId !== selectedLayerId || seen.selectedObjectId !== selectedObjectId) {
    setSeen({ selectedLayerId, selectedObjectId })
    const holder = layers.find((layer) => layer.objects.some(({ id }) => id === selectedObjectId))
    const opened = [selectedLayerId, holder?.id].filter((id) => id !== undefined && id !== null)
    if (opened.some((id) => !expandedIds.has(id))) setExpandedIds(new Set([...expandedIds, ...opened]))
  }
  const toggle = (layerId: LayerId) => {
    setExpandedIds((before) => {
      const after = new Set(before)
      if (!after.delete(layerId)) after.add(layerId)
      return after
    })
  }
  const open = (layerId: LayerId) =>
    setExpandedIds((before) => (before.has(layerId) ? before : new Set([...before, layerId])))
  return { expandedIds, toggle, open }
}

function initiallyOpen(layers: readonly Layer[], selectedLayerId: LayerId | null): readonly LayerId[] {
  const rows = layers.reduce((count, { objects }) => count + 1 + objects.length, 0)
  if (rows <= ROWS_AT_A_GLANCE) return layers.map(({ id }) => id)
  return selectedLayerId ? [selectedLayerId] : layers.slice(0, 1).map(({ id }) => id)
}
