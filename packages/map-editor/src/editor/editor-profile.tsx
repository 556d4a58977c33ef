import type { Position } from '@mishiori/map-document'
import { useEffect, useState } from 'react'
import { ElevationProfile } from '../panels/elevation-profile.tsx'
import type { ProfileLine } from '../profile-line.ts'
import { useValue } from '../value-store.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'
import { useProfiles } from './use-profiles.ts'
import { useTrimRange } from './use-trim-range.ts'

const POINT_REACH_PIXELS = 14
const NO_LINES: readonly ProfileLine[] = []

/** The elevation profile. Its cursor and those on the map are the same place of each line, whichever is moved. */
export function EditorProfile({ variant }: { readonly variant: 'card' | 'mini' }) {
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
      isCollapsed={isCollapsed}
      onCollapsedChange={isProfileCollapsed.set}
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
    const reached = cursorMeters === null ? NO_LINES : lines.filter(({ lengthMeters }) => cursorMeters <= lengthMeters)
    handle?.setCursors(reached.map(({ positionAt }) => positionAt(cursorMeters ?? 0)))
  }, [handle, lines, cursorMeters])
  return [cursorMeters, setCursorMeters] as const
}

function distanceOnAny(lines: readonly ProfileLine[], position: Position, reachMeters: number): number | null {
  for (const { distanceAt } of lines) {
    const meters = distanceAt(position, reachMeters)
    if (meters !== null) return meters
  }
  return null
}
