import { useEffect, useRef } from 'react'
import type { FoundPlace } from '../../core/services.ts'
import styles from './place-search.module.css'

interface PlaceOptionsProps {
  readonly id: string
  readonly label: string
  readonly places: readonly FoundPlace[]
  readonly active: number | null
  readonly onPoint: (index: number | null) => void
  readonly onChoose: (place: FoundPlace) => void
}

/** What was found. The focus stays in the field, which points at one of them. */
export function PlaceOptions({ id, label, places, active, onPoint, onChoose }: PlaceOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.places}>
      {places.map((place, index) => (
        <button
          type="button"
          key={place.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.place}
          onPointerMove={() => index !== active && onPoint(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <span className={styles.name}>{place.name}</span>
          {place.address && <span className={styles.address}>{place.address}</span>}
        </button>
      ))}
    </div>
  )
}
