import { UTC_OFFSET_MINUTES } from '@mishiori/map-document'
import { type KeyboardEvent, useId } from 'react'
import { selectTimedCount, selectUnplaced } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { Button } from '../../ui/shared/controls.tsx'
import styles from './photo-clock.module.css'

const HOUR = 60
const STEPS_MINUTES = [-HOUR, -1, 1, HOUR]

/** The clock of cameras that wrote no zone: moving it moves their photos along the tracks. */
export function PhotoClock({ minutes }: { readonly minutes: number }) {
  const { actor } = useEditorParts()
  const { photos } = useMessages()
  const id = useId()
  const timed = useEditor(selectTimedCount)
  const { length } = useEditor(selectUnplaced)
  const set = (next: number) => actor.send({ type: 'clock.set', minutes: next })
  return (
    <div className={styles.clock} data-wide="">
      <label htmlFor={id}>{photos.clock}</label>
      <input
        id={id}
        type="range"
        min={UTC_OFFSET_MINUTES.min}
        max={UTC_OFFSET_MINUTES.max}
        step={1}
        value={minutes}
        aria-valuetext={photos.clockValue(minutes)}
        onKeyDown={(event) => movePage(event, (by) => set(minutes + by))}
        onChange={({ currentTarget }) => set(currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{photos.clockValue(minutes)}</output>
      <span className={styles.steps}>
        {STEPS_MINUTES.map((by) => (
          <Button key={by} variant="ghost" onClick={() => set(minutes + by)}>
            {photos.clockStep(by)}
          </Button>
        ))}
      </span>
      <span role="status">{photos.timed(timed, length)}</span>
      <Button variant="ghost" onClick={() => actor.send({ type: 'photos.placeManually' })}>
        {photos.placeManually}
      </Button>
    </div>
  )
}

/** The page keys move by an hour: browsers would move by a tenth of all zones. */
function movePage(event: KeyboardEvent, move: (minutes: number) => void): void {
  if (event.key !== 'PageUp' && event.key !== 'PageDown') return
  event.preventDefault()
  move(event.key === 'PageUp' ? HOUR : -HOUR)
}
