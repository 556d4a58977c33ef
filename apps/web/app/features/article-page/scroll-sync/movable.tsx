import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './movable.module.css'

interface MovableProps {
  /** Where the content is at home. */
  home: RefObject<HTMLElement | null>
  /** The id of the element that holds it meanwhile; null at home. */
  awayId: string | null
  /** Its label; null where the surroundings label it. */
  label: string | null
  children: ReactNode
}

/** Content that changes its place in the page without being made anew: a map keeps its tiles and its view. */
export function Movable({ home, awayId, label, children }: MovableProps) {
  const [box] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const away = awayId === null ? null : document.getElementById(awayId)
    const place = away ?? home.current
    place?.append(box)
  }, [home, awayId, box])
  useLayoutEffect(() => {
    box.className = styles.box ?? ''
    return () => box.remove()
  }, [box])
  return createPortal(
    // One element under both names: another one would make its content anew.
    <div {...(label !== null && { role: 'region', 'aria-label': label })}>{children}</div>,
    box,
  )
}
