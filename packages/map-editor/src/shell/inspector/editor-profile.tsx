import { useEffect, useState } from 'react'
import { TOOL_REGISTRY } from '../../tools/tool-registry.ts'
import { useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { ElevationProfile } from '../../ui/elevation-profile/elevation-profile.tsx'
import { distanceOnAny, type ProfileLine, positionsAt } from '../../ui/elevation-profile/profile-line.ts'
import type { ElevationProfileProps } from '../../ui/elevation-profile/profile-props.ts'
import { useValue } from '../../ui/shared/value-store.ts'
import { useProfiles } from './use-profiles.ts'

const { useProfileRange } = TOOL_REGISTRY.recording
const POINT_REACH_PIXELS = 14
const NO_LINES: readonly ProfileLine[] = []

/** The elevation profile. Its cursor and those on the map are the same place of each line, whichever is moved. */
export function EditorProfile({ variant }: Required<Pick<ElevationProfileProps, 'variant'>>) {
  const { isProfileCollapsed } = useEditorParts()
  const messages = useMessages()
  const profiles = useProfiles()
  const isCollapsed = useValue(isProfileCollapsed)
  const trim = useProfileRange()
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
