import { Popover } from 'radix-ui'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './coach-mark.module.css'

/** Up to this width of the window the text is a bar at an edge of it, not beside its target. */
const NARROW = '(max-width: 768px)'
/** Pixels between the text and its target, or the edge of the window. */
const OFFSET_PX = 8
/** Room for the ring at the edges of the window. */
const EDGE_PX = 6

export interface CoachMarkProps {
  /** What it is about: on the page, and seen. */
  target: Element
  title: string
  text: string
  /** How far the tour is, such as `2 / 4`. */
  progress: string
  labels: { readonly later: string; readonly back: string; readonly next: string }
  onNext: () => void
  /** Absent on the first step. */
  onBack: (() => void) | undefined
  /** Escape, or the button for later. */
  onLater: () => void
}

/**
 * One step of a guided tour: a ring around an element of the page, and a text beside it that takes the focus. Nothing
 * is dimmed or held up; what is around can be used. Give it a `key` of the step, so that each is read out.
 */
export function CoachMark({ target, title, text, progress, labels, onNext, onBack, onLater }: CoachMarkProps) {
  const ids = { title: useId(), text: useId() }
  const place = usePlace(target)
  const content = useRef<HTMLDivElement>(null)
  return (
    <>
      <Ring target={target} />
      <Popover.Root open>
        <Popover.Anchor virtualRef={{ current: place.anchor }} />
        <Popover.Portal>
          <Popover.Content
            ref={content}
            className={styles.mark}
            data-narrow={place.isNarrow || undefined}
            aria-labelledby={ids.title}
            aria-describedby={ids.text}
            side={place.side}
            sideOffset={OFFSET_PX}
            collisionPadding={OFFSET_PX}
            sticky="always"
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              content.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={onLater}
          >
            <h2 id={ids.title}>{title}</h2>
            <p id={ids.text}>{text}</p>
            <div className={styles.end}>
              <span className={styles.progress}>{progress}</span>
              <button type="button" className={styles.button} onClick={onLater}>
                {labels.later}
              </button>
              {onBack ? (
                <button type="button" className={styles.button} onClick={onBack}>
                  {labels.back}
                </button>
              ) : null}
              <button type="button" className={styles.next} onClick={onNext}>
                {labels.next}
              </button>
            </div>
            {place.isNarrow ? null : <Popover.Arrow className={styles.arrow} width={16} height={8} />}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}

interface Place {
  readonly isNarrow: boolean
  readonly side: 'top' | 'bottom'
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect }
}

/** Beside the target; in narrow windows at the edge that is farther from it. */
function usePlace(target: Element): Place {
  const [place, setPlace] = useState(() => placeOf(target))
  useEffect(() => {
    const settle = () => setPlace(placeOf(target))
    settle() // it was scrolled to after the first measurement
    addEventListener('resize', settle)
    return () => removeEventListener('resize', settle)
  }, [target])
  return place
}

function placeOf(target: Element): Place {
  if (!matchMedia(NARROW).matches) return { isNarrow: false, side: 'bottom', anchor: target }
  const { top, bottom } = target.getBoundingClientRect()
  const isLow = (top + bottom) / 2 > innerHeight / 2
  const edge = () => new DOMRect(0, isLow ? 0 : innerHeight, innerWidth, 0)
  return { isNarrow: true, side: isLow ? 'bottom' : 'top', anchor: { getBoundingClientRect: edge } }
}

/** Stays around the target, wherever that is moved. */
function Ring({ target }: { target: Element }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const { left, top, right, bottom } = target.getBoundingClientRect()
      const [x, y] = [Math.max(left, EDGE_PX), Math.max(top, EDGE_PX)]
      const { style } = ring.current ?? {}
      if (style) {
        style.translate = `${x}px ${y}px`
        style.width = `${Math.min(right, innerWidth - EDGE_PX) - x}px`
        style.height = `${Math.min(bottom, innerHeight - EDGE_PX) - y}px`
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [target])
  return <div ref={ring} className={styles.ring} aria-hidden="true" />
}
