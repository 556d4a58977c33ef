import type { Position } from '@mishiori/map-document'
import { useEffect, useState } from 'react'
import type { MapHandle } from '../../map/map-handle.ts'
import type { ScreenPoint } from '../../map/scene/edit-handles.ts'
import { useLatest } from '../shared/use-latest.ts'

/** Pixels by which a place may be beside where a pan was to bring it. */
const SAME_PLACE_PIXELS = 2

/** The pans that made room for a popup. */
class Pans {
  /** Where they bring the popup's place; null before the first. */
  #expected: ScreenPoint | null = null
  #sum = { x: 0, y: 0 }

  pan({ handle, at }: PannedPlace, x: number, y: number): void {
    const from = this.#expected ?? handle.project(at)
    this.#expected = { x: from.x - x, y: from.y - y }
    this.#sum = { x: this.#sum.x + x, y: this.#sum.y + y }
    handle.panBy(x, y)
  }

  /** Takes the pans back, unless somebody else has moved the map or the place since. */
  undo({ handle, at }: PannedPlace): void {
    if (!this.#expected) return
    const { x, y } = handle.project(at)
    const isThere = Math.hypot(x - this.#expected.x, y - this.#expected.y) <= SAME_PLACE_PIXELS
    if (isThere) handle.panBy(-this.#sum.x, -this.#sum.y)
  }
}

interface PannedPlace {
  readonly handle: MapHandle
  readonly at: Position
}

/** Pans that are reverted when the popup closes. */
export function usePans(handle: MapHandle | null, at: Position | null): Pans {
  const [pans] = useState(() => new Pans())
  const latest = useLatest(handle && at && { handle, at })
  useEffect(
    () => () => {
      if (latest.current) pans.undo(latest.current)
    },
    [pans, latest],
  )
  return pans
}
