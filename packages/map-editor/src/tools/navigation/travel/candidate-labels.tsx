import { type AnyLine, nearestPointOnPath, type Position } from '@mishiori/map-document'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { measurePath } from '../../../core/measured-path.ts'
import { selectEditedLine } from '../../../core/selectors.ts'
import type { MapHandle } from '../../../map/map-handle.ts'
import { formatDistance } from '../../../messages/format.ts'
import { useEditor, useEditorParts, useMessages } from '../../../ui/context/editor-context.tsx'
import { colorProperties } from '../../../ui/shared/object-glyph.tsx'
import { useValue } from '../../../ui/shared/value-store.ts'
import { durationDifference, durationText } from './candidate-figures.ts'
import styles from './candidate-labels.module.css'
import { type CandidateRow, useCandidates } from './use-candidates.ts'

const selectColor = (snapshot: Parameters<typeof selectEditedLine>[0]): AnyLine['color'] | null =>
  selectEditedLine(snapshot)?.color ?? null

/** On the map, beside each path that can be chosen: how long it takes. For pointers; the list says the same to everybody else. */
export function CandidateLabels() {
  const { actor, map } = useEditorParts()
  const messages = useMessages()
  const rows = useCandidates()
  const color = useEditor(selectColor) ?? 'red'
  const handle = useValue(map)
  const places = useMemo(() => rows.map((row) => labelPlace(row, rows)), [rows])
  const labels = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const elements = labels.current?.children
    if (!handle || !elements) return
    const place = () => {
      for (const [index, { at }] of places.entries()) move(elements[index], handle, at)
    }
    place()
    return handle.onMove(place)
  }, [handle, places])
  const chosen = rows.find(({ isChosen }) => isChosen)
  if (!handle || !chosen) return null
  return (
    <div ref={labels} className={styles.labels} aria-hidden="true">
      {rows.map((row, index) => (
        <button
          key={row.index}
          type="button"
          tabIndex={-1}
          className={styles.label}
          data-side={places[index]?.side}
          data-chosen={row.isChosen || undefined}
          style={colorProperties(color)}
          onClick={() => {
            actor.send({ type: 'alternative.choose', index: row.index })
            handle.focus()
          }}
        >
          <b>
            {row.durationSeconds === null
              ? formatDistance(row.lengthMeters, messages.locale)
              : durationText(row.durationSeconds, messages.locale)}
          </b>
          {!row.isChosen && durationDifference(messages, row, chosen)}
        </button>
      ))}
    </div>
  )
}

function move(element: Element | undefined, handle: MapHandle, at: Position): void {
  if (!(element instanceof HTMLElement)) return
  const { x, y } = handle.project(at)
  element.style.setProperty('--x', `${Math.round(x)}px`)
  element.style.setProperty('--y', `${Math.round(y)}px`)
}

interface LabelPlace {
  readonly at: Position
  /** Where it stands beside the path: away from the others. */
  readonly side: 'left' | 'right'
}

/** Parts of the path that are looked at: not its ends, where all meet. */
const PARTS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] as const

/** Where a path is farthest from the others; of one alone, its middle. */
export function labelPlace(
  { path, index }: Pick<CandidateRow, 'path' | 'index'>,
  rows: readonly CandidateRow[],
): LabelPlace {
  const { lengthMeters, positionAt } = measurePath(path)
  const others = rows.filter((row) => row.index !== index)
  if (others.length === 0) return { at: positionAt(lengthMeters / 2), side: 'right' }
  const places = PARTS.map((part) => {
    const at = positionAt(lengthMeters * part)
    const near = others
      .flatMap((row) => nearestPointOnPath(row.path, at) ?? [])
      .reduce((one, other) => (other.distanceMeters < one.distanceMeters ? other : one))
    return { at, near }
  })
  const { at, near } = places.reduce((one, other) =>
    other.near.distanceMeters > one.near.distanceMeters ? other : one,
  )
  return { at, side: at[0] < near.position[0] ? 'left' : 'right' }
}
