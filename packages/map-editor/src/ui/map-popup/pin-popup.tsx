import type { Position } from '@mishiori/map-document'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { freeBox } from '../../map/camera/free-box.ts'
import type { ScreenBox } from '../../map/camera/uncover.ts'
import type { MapHandle } from '../../map/map-handle.ts'
import { useLatest } from '../shared/use-latest.ts'
import { type CardPlace, PIN_LOOKS, pinUncovering, placeBesidePin } from './beside-pin.ts'
import styles from './map-popup.module.css'
import { usePans } from './use-pans.ts'

interface PinPopupProps {
  readonly handle: MapHandle | null
  readonly at: Position | null
  /** What lies on the map, in the window. */
  readonly panels: () => readonly ScreenBox[]
  /** What the card covers only if it must, by its points. */
  readonly others?: () => readonly Position[]
  /** What it points at: the map returns from a spot, and stays at a vertex, which is being worked on. */
  readonly pin?: keyof typeof PIN_LOOKS
  readonly children: ReactNode
}

/**
 * Positions its content beside a pin, where it covers neither the pin nor the panels. The map stays where it is, unless the
 * pin is hidden, as by a keyboard on the screen; then it returns when the popup closes. Without a map it is in the corner.
 */
export function PinPopup({ handle, at, panels, others = none, pin = 'spot', children }: PinPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const pans = usePans(handle, at)
  const latest = useLatest({ panels, others })

  useLayoutEffect(() => {
    const element = popup.current
    if (!handle || !at || !element) return
    let place: CardPlace | null = null
    const follow = () => {
      const { x, y } = handle.project(at)
      if (place) element.style.transform = `translate(${Math.round(x + place.left)}px, ${Math.round(y + place.top)}px)`
    }
    const arrange = () => {
      const bounds = handle.bounds()
      const inWindow = (position: Position) => {
        const { x, y } = handle.project(position)
        return { x: x + bounds.left, y: y + bounds.top }
      }
      const objects = latest.current.others().map(inWindow)
      const seen = { map: visible(bounds), panels: latest.current.panels(), pin: PIN_LOOKS[pin], objects }
      const foot = inWindow(at)
      const { width, height } = element.getBoundingClientRect()
      place = placeBesidePin(foot, { width, height }, seen)
      element.dataset.side = place.side
      element.style.setProperty('--tail', `${Math.round(place.tail)}px`)
      follow()
      const away = pinUncovering(foot, seen, freeBox(seen.map, seen.panels))
      if (!away) return
      const [across, down] = [Math.round(away.x), Math.round(away.y)]
      if (pin === 'spot') pans.pan({ handle, at }, across, down)
      else handle.panBy(across, down)
    }
    arrange()
    const observer = new ResizeObserver(arrange)
    observer.observe(element)
    const screenKeyboard = window.visualViewport
    screenKeyboard?.addEventListener('resize', arrange)
    const stopFollowing = handle.onMove(follow)
    return () => {
      observer.disconnect()
      screenKeyboard?.removeEventListener('resize', arrange)
      stopFollowing()
    }
  }, [handle, at, latest, pans, pin])

  return (
    <div ref={popup} className={handle ? styles.beside : styles.corner}>
      {children}
    </div>
  )
}

const none = () => []

/** What a keyboard on the screen leaves of the map. */
function visible({ left, top, right, bottom }: DOMRect): ScreenBox {
  const screen = window.visualViewport
  return { left, top, right, bottom: screen ? Math.min(bottom, screen.offsetTop + screen.height) : bottom }
}
