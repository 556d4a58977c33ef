import { useState } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'

const LOCATED_ZOOM = 14
const LOCATE_TIMEOUT_MS = 10_000
const NOTICE_ID = 'locate'

type LocateProblem = keyof MapEditorMessages['map']['locateProblems']

/** By the codes of the browser. */
const PROBLEMS: Readonly<Record<number, LocateProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'timedOut' }

/** Moves the map to the person's location, or shows why it cannot. */
export function useLocate() {
  const { map, notices } = useEditorParts()
  const { locateProblems } = useMessages().map
  const [isLocating, setIsLocating] = useState(false)
  const fail = (problem: LocateProblem) => {
    setIsLocating(false)
    notices.set([...notices.get(), { id: NOTICE_ID, tone: 'warning', title: locateProblems[problem] }])
  }
  const start = () => {
    notices.set(notices.get().filter(({ id }) => id !== NOTICE_ID))
    // Pages without a secure connection may have none, whatever its type declares.
    if (!('geolocation' in navigator)) return fail('unavailable')
    setIsLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false)
        map.get()?.camera.goTo([coords.longitude, coords.latitude], LOCATED_ZOOM)
      },
      ({ code }) => fail(PROBLEMS[code] ?? 'unavailable'),
      { timeout: LOCATE_TIMEOUT_MS },
    )
  }
  return { isLocating, start }
}
