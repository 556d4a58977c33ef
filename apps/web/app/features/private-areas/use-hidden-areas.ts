import type { HiddenArea } from '@mishiori/map-document'
import { useEffect, useState } from 'react'
import { browserApi } from '../../platform/http/browser-api.ts'
import { useRootData } from '../../platform/root-data.ts'

const NONE: readonly HiddenArea[] = []

/** Areas that the viewer's own maps hide from other readers; empty until loaded, for guests, and while disabled. */
export function useHiddenAreas({ isEnabled = true }: { isEnabled?: boolean } = {}): readonly HiddenArea[] {
  const viewerId = useRootData().viewer?.id
  const [areas, setAreas] = useState(NONE)
  useEffect(() => {
    if (viewerId === undefined || !isEnabled) return setAreas(NONE)
    const controller = new AbortController()
    browserApi()
      .listPrivatePlaces({}, { signal: controller.signal })
      .then((answer) => {
        if (!answer.ok || controller.signal.aborted) return
        setAreas(answer.data.data.map(({ lng, lat, radius }) => ({ center: [lng, lat], radiusMeters: radius })))
      })
    return () => controller.abort()
  }, [viewerId, isEnabled])
  return areas
}
