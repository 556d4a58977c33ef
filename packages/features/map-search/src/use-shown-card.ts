import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds without a scroll after which a swipe has come to rest. */
const SWIPE_REST_MS = 120
/** Before the first card. */
const START_PIXELS = 10

interface ShownCardOptions {
  readonly chosenId: number | null
  /** Of the cards, in their order. */
  readonly ids: readonly number[]
  /** Whether the cards lie in a row that is swiped sideways. */
  readonly isRow: boolean
  /** Called with the card that a swipe brought. */
  readonly onSwipe: (id: number) => void
}

/** Keeps the chosen card of a list in view, and chooses the card that a finger swipes to. */
export function useShownCard(scroller: RefObject<HTMLElement | null>, options: ShownCardOptions): void {
  const { chosenId, ids, isRow } = options
  const swipes = useRef(false)
  const index = chosenId === null ? -1 : ids.indexOf(chosenId)
  useEffect(() => {
    if (scroller.current && chosenId !== null && !swipes.current) bringCard(scroller.current, index, isRow)
  }, [scroller, chosenId, index, isRow])

  const rest = useEffectEvent((box: HTMLElement) => {
    const id = swipes.current && isRow ? ids[swipedTo(box)] : undefined
    swipes.current = false
    if (id !== undefined && id !== chosenId) options.onSwipe(id)
  })
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // What scrolls by itself, as when other cards come, chooses nothing.
    let isByHand = false
    const listeners = {
      touchmove: () => {
        isByHand = true
      },
      wheel: () => {
        isByHand = true
      },
      touchend: () => {
        isByHand = false
      },
      scroll: () => {
        swipes.current ||= isByHand
        clearTimeout(timer)
        timer = setTimeout(() => {
          isByHand = false
          rest(box)
        }, SWIPE_REST_MS)
      },
    }
    for (const [type, listener] of Object.entries(listeners)) box.addEventListener(type, listener, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of Object.entries(listeners)) box.removeEventListener(type, listener)
    }
  }, [scroller])
}

function bringCard(box: HTMLElement, index: number, isRow: boolean): void {
  const card = box.querySelectorAll('li')[index]
  if (!card) return
  const [outer, inner] = [box.getBoundingClientRect(), card.getBoundingClientRect()]
  if (isRow) box.scrollLeft += inner.left - outer.left - START_PIXELS
  else if (inner.top < outer.top) box.scrollTop += inner.top - outer.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}

/** The index of the card at the beginning of the row; the last one where the row ends. */
function swipedTo(box: HTMLElement): number {
  const start = box.getBoundingClientRect().left + START_PIXELS
  const distances = [...box.querySelectorAll('li')].map((card) => Math.abs(card.getBoundingClientRect().left - start))
  if (box.scrollLeft + box.clientWidth >= box.scrollWidth - 1) return distances.length - 1
  return distances.indexOf(Math.min(...distances))
}
