import { useState } from 'react'
import type { MapFocus, WholeMapFocus } from './map-focus.ts'

/** The request, with a stable identity until its content changes, because hosts may create it at each render. */
export function useFocusRequest<Focus extends MapFocus | WholeMapFocus>(focus: Focus | null): Focus | null {
  const [request, setRequest] = useState(focus)
  if (!isSame(request, focus)) setRequest(focus)
  return request
}

function isSame(one: MapFocus | WholeMapFocus | null, other: MapFocus | WholeMapFocus | null): boolean {
  return one === other || (one?.objectId === other?.objectId && Object.is(one?.at, other?.at))
}
