import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** Heights of a phone's sheet, from low to high. */
const SNAPS = ['peek', 'half', 'full'] as const
export type SheetSnap = (typeof SNAPS)[number]

const PEEK_PIXELS = 96
/** Of the full sheet, above it: what searches stays in reach. */
const TOP_PIXELS = 76
/** A finger that moves less has tapped. */
const TAP_PIXELS = 8
/** A shorter pull that is let go returns to where it was. */
const SWIPE_PIXELS = 40

/** The sheet's height in pixels, in an area of this height. */
export function snapHeight(snap: SheetSnap, areaPixels: number): number {
  return { peek: PEEK_PIXELS, half: areaPixels / 2, full: areaPixels - TOP_PIXELS }[snap]
}

/** Where a sheet comes to rest that was pulled from one height to another: the nearest, or the next in the direction of a swipe. */
export function snapAfterPull(from: SheetSnap, pulledPixels: number, areaPixels: number): SheetSnap {
  const height = snapHeight(from, areaPixels) + pulledPixels
  const distance = (snap: SheetSnap) => Math.abs(snapHeight(snap, areaPixels) - height)
  const nearest = SNAPS.reduce((best, snap) => (distance(snap) < distance(best) ? snap : best))
  if (nearest !== from || Math.abs(pulledPixels) < SWIPE_PIXELS) return nearest
  return nextSnap(from, Math.sign(pulledPixels))
}

/** The next height up (1) or down (-1); the same at either end. */
export function nextSnap(from: SheetSnap, step: number): SheetSnap {
  return SNAPS[SNAPS.indexOf(from) + step] ?? from
}

interface Pull {
  readonly pointer: number
  readonly startX: number
  readonly startY: number
  readonly hasMoved: boolean
}

/** Pulls a sheet up and down by its grabber; a low one by all of it, because its content scrolls only sideways. */
export function useSheetSnap(snap: SheetSnap, onSnap: (snap: SheetSnap) => void) {
  const [upPixels, setUpPixels] = useState<number | null>(null)
  const pull = useRef<Pull | null>(null)
  const wasPulled = useRef(false)
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const before = pull.current
    pull.current = null
    wasPulled.current = before?.hasMoved ?? false
    setUpPixels(null)
    if (!before?.hasMoved || !isDone) return
    onSnap(snapAfterPull(snap, before.startY - event.clientY, areaOf(event.currentTarget)))
  }
  return {
    /** The height that a finger holds it at; null while none does. */
    heldHeight: upPixels === null ? null : `calc(${HEIGHTS[snap]} + ${upPixels}px)`,
    listeners: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasPulled.current = false
        const isOnGrabber = event.target instanceof Element && event.target.closest('[data-grabber]') !== null
        if (event.button !== 0 || !hasGrabber(event.currentTarget) || (snap !== 'peek' && !isOnGrabber)) return
        pull.current = { pointer: event.pointerId, startX: event.clientX, startY: event.clientY, hasMoved: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = pull.current
        if (!now || now.pointer !== event.pointerId) return
        const [side, up] = [Math.abs(event.clientX - now.startX), now.startY - event.clientY]
        if (!now.hasMoved) {
          if (Math.abs(up) <= TAP_PIXELS || side > Math.abs(up)) return
          // Only now: what is captured would take the clicks of the cards.
          event.currentTarget.setPointerCapture(event.pointerId)
          pull.current = { ...now, hasMoved: true }
        }
        setUpPixels(up)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
      /** The click that ends a pull chooses nothing; one by keyboard has no pointer behind it. */
      onClickCapture(event: MouseEvent) {
        if (!wasPulled.current || event.detail === 0) return
        wasPulled.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

/** As the style sheet has them. */
const HEIGHTS: Readonly<Record<SheetSnap, string>> = {
  peek: `${PEEK_PIXELS}px + env(safe-area-inset-bottom)`,
  half: '50%',
  full: `100% - ${TOP_PIXELS}px`,
}

const areaOf = (sheet: Element) => sheet.parentElement?.clientHeight ?? 0

/** On wide screens there is no sheet, and nothing to pull at. */
function hasGrabber(sheet: Element): boolean {
  return (sheet.querySelector<HTMLElement>('[data-grabber]')?.offsetHeight ?? 0) > 0
}
