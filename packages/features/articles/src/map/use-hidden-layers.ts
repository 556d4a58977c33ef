import type { LayerId } from '@mishiori/map-document'
import { useState } from 'react'

const NONE: ReadonlySet<LayerId> = new Set()

/** The layers that the reader has hidden, and how to show or hide one. */
export function useHiddenLayers(initial: ReadonlySet<LayerId> = NONE) {
  const [hidden, setHidden] = useState(initial)
  const toggle = (layerId: LayerId) =>
    setHidden((before) =>
      before.has(layerId) ? new Set([...before].filter((id) => id !== layerId)) : new Set([...before, layerId]),
    )
  return [hidden, toggle] as const
}
