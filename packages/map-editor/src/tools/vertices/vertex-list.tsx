import { useEffect, useRef } from 'react'
import type { VertexListProps } from '../../ui/panel-props.ts'
import { classNames } from '../../ui/shared/class-names.ts'
import { surfaceClass } from '../../ui/shared/controls.tsx'
import { Group } from '../../ui/shared/group.tsx'
import { VertexForm } from './vertex-form.tsx'
import styles from './vertex-list.module.css'
import { VertexRows } from './vertex-rows.tsx'

/** The points of what is edited as numbers: to be found, typed, added and deleted without the map. */
export function VertexList({ onClose, isForTouch, ...props }: VertexListProps) {
  const { messages, positions, focused, onInsertAfter } = props
  const numberField = useRef<HTMLInputElement>(null)
  const latitudeField = useRef<HTMLInputElement>(null)
  const active = Math.min(focused ?? 0, positions.length - 1)
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => (isForTouch ? rows.current?.focus() : goTo(numberField.current)), [isForTouch])
  return (
    <Group
      label={messages.vertices.list}
      className={classNames(surfaceClass, styles.panel)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <VertexForm
        {...props}
        index={active}
        fields={{ number: numberField, latitude: latitudeField }}
        onInsertAfter={(index) => {
          onInsertAfter(index)
          if (!isForTouch) goTo(latitudeField.current)
        }}
      />
      <VertexRows {...props} ref={rows} active={active} onEnter={() => goTo(latitudeField.current)} />
    </Group>
  )
}

/** Into a field, so that what is typed takes the place of what is there. */
function goTo(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
