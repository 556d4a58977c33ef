import type { Position } from '@mishiori/map-document'
import { useEffect, useRef, useState } from 'react'
import { selectFocusedVertex } from '../../core/selectors.ts'
import { selectIsRingClosed, selectVertices } from '../../core/vertex-selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { listNumbersIcon } from '../../ui/icons/phosphor-paths.ts'
import { ChoiceButton } from '../../ui/shared/choice-button.tsx'
import { useValue } from '../../ui/shared/value-store.ts'
import { positionAfter } from './position-after.ts'
import styles from './vertex-list.module.css'
import { VertexList } from './vertex-list.tsx'

/** Beside the guide while there are points to edit: the list of them, behind a button. */
export function VertexControls() {
  const { isVertexListOpen } = useEditorParts()
  const messages = useMessages()
  const vertices = useEditor(selectVertices)
  const isOpen = useValue(isVertexListOpen)
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => () => isVertexListOpen.set(false), [isVertexListOpen])
  if (!vertices || vertices.length === 0) return null
  const close = () => {
    isVertexListOpen.set(false)
    button.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={button} className={styles.anchor} data-covers-map>
      <ChoiceButton
        icon={listNumbersIcon}
        label={messages.vertices.list}
        aria-label={messages.vertices.open(vertices.length)}
        aria-keyshortcuts="g"
        aria-expanded={isOpen}
        onClick={() => isVertexListOpen.set(!isOpen)}
      />
      {isOpen && <OpenVertexList vertices={vertices} onClose={close} />}
    </div>
  )
}

interface OpenVertexListProps {
  readonly vertices: readonly Position[]
  readonly onClose: () => void
}

function OpenVertexList({ vertices, onClose }: OpenVertexListProps) {
  const { actor, map, inputMode } = useEditorParts()
  const [isForTouch] = useState(() => inputMode.get() === 'touch')
  const focused = useEditor(selectFocusedVertex)
  const reveal = (position: Position | undefined) => position && map.get()?.camera.reveal(position)
  return (
    <VertexList
      messages={useMessages()}
      positions={vertices}
      focused={focused}
      onFocus={(index) => {
        actor.send({ type: 'vertex.focus', index })
        reveal(vertices[index])
      }}
      onMove={(index, position) => {
        actor.send({ type: 'vertex.move', index, position })
        reveal(position)
      }}
      onInsertAfter={(index) => {
        const position = positionAfter(vertices, index, selectIsRingClosed(actor.getSnapshot()))
        actor.send({ type: 'vertex.insert', index: index + 1, position })
        reveal(position)
      }}
      onRemove={(index) => actor.send({ type: 'vertex.remove', index })}
      onClose={onClose}
      isForTouch={isForTouch}
    />
  )
}
