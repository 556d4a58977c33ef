import type { HiddenArea } from '@mishiori/map-document'
import { browserApi } from '@repo/web-kit/browser-api'
import { useRootData } from '@repo/web-kit/root-data'
import { useEffect, useState } from 'react'

const NONE: readonly HiddenArea[] = []

/** Areas that the maps of the viewer hide from other readers; empty until loaded, while disabled, and without a verified address. */
export function useHiddenAreas({ isEnabled = true }: { isEnabled?: boolean } = {}): readonly HiddenArea[] {
  const { viewer } = useRootData()
  const viewerId = viewer?.isVerified ? viewer.id : undefined
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
