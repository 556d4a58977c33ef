import { useEffect, useState } from 'react'
import { ElevationProfile } from '../panels/elevation-profile.tsx'
import { useValue } from '../value-store.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'
import { useProfileLine } from './use-profile-line.ts'
import { useTrimRange } from './use-trim-range.ts'

const POINT_REACH_PIXELS = 14

/** The elevation profile. Its cursor and the one on the map are the same place, whichever is moved. */
export function EditorProfile({ variant }: { readonly variant: 'card' | 'mini' }) {
  const { map, pointed, isProfileCollapsed } = useEditorParts()
  const messages = useMessages()
  const profile = useProfileLine()
  const handle = useValue(map)
  const position = useValue(pointed)
  const isCollapsed = useValue(isProfileCollapsed)
  const trim = useTrimRange()
  const [cursorMeters, setCursorMeters] = useState<number | null>(null)

  useEffect(() => {
    if (!profile || !handle) return
    const reach = position ? handle.metersPerPixel(position[1]) * POINT_REACH_PIXELS : 0
    setCursorMeters(position ? profile.distanceAt(position, reach) : null)
  }, [profile, handle, position])

  useEffect(() => {
    handle?.setCursor(profile && cursorMeters !== null ? profile.positionAt(cursorMeters) : null)
  }, [handle, profile, cursorMeters])

  if (!profile) return null
  return (
    <ElevationProfile
      messages={messages}
      line={profile.line}
      cursorMeters={cursorMeters}
      onCursor={setCursorMeters}
      isCollapsed={isCollapsed}
      onCollapsedChange={isProfileCollapsed.set}
      variant={variant}
      {...trim}
    />
  )
}
