import { useEffect, useState } from 'react'
import { ElevationProfile } from '../panels/elevation-profile.tsx'
import type { ElevationProfileProps } from '../panels/profile/profile-props.ts'
import { distanceOnAny, type ProfileLine, positionsAt } from '../profile-line.ts'
import { useValue } from '../value-store.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'
import { useProfiles } from './use-profiles.ts'
import { useTrimRange } from './use-trim-range.ts'

const POINT_REACH_PIXELS = 14
const NO_LINES: readonly ProfileLine[] = []

/** The elevation profile. Its cursor and those on the map are the same place of each line, whichever is moved. */
export function EditorProfile({ variant }: Required<Pick<ElevationProfileProps, 'variant'>>) {
  const { isProfileCollapsed } = useEditorParts()
  const messages = useMessages()
  const profiles = useProfiles()
  const isCollapsed = useValue(isProfileCollapsed)
  const trim = useTrimRange()
  const [cursorMeters, setCursorMeters] = useSharedCursor(profiles?.shown ?? NO_LINES)
  if (!profiles) return null
  const { comparing, ...props } = profiles.props
  return (
    <ElevationProfile
      messages={messages}
      {...props}
      cursorMeters={cursorMeters}
      onCursor={setCursorMeters}
      {...(variant === 'card' && { isCollapsed, onCollapsedChange: isProfileCollapsed.set })}
      variant={variant}
      {...(trim.onRange ? trim : comparing && { comparing })}
    />
  )
}

/** How far along the lines the pointer is, on the map or on the chart. */
function useSharedCursor(lines: readonly ProfileLine[]) {
  const { map, pointed } = useEditorParts()
  const handle = useValue(map)
  const position = useValue(pointed)
  const [cursorMeters, setCursorMeters] = useState<number | null>(null)

  useEffect(() => {
    if (!handle) return
    const reach = position ? handle.metersPerPixel(position[1]) * POINT_REACH_PIXELS : 0
    setCursorMeters(position ? distanceOnAny(lines, position, reach) : null)
  }, [lines, handle, position])

  useEffect(() => {
    handle?.setCursors(positionsAt(lines, cursorMeters))
  }, [handle, lines, cursorMeters])
  return [cursorMeters, setCursorMeters] as const
}
