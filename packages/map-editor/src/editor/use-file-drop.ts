import { type DragEvent, type HTMLAttributes, useRef, useState } from 'react'
import { selectReadingFile } from '../machine/selectors.ts'
import type { DropOverlayProps } from '../panels/panel-props.ts'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorParts } from './editor-context.tsx'
import { openFiles } from './open-files.ts'

export interface FileDrop {
  readonly state: DropOverlayProps['state']
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>
}

/** Takes files that are dropped anywhere on the editor, when the host can read one. */
export function useFileDrop(): FileDrop {
  const { actor, services, readingProgress } = useEditorParts()
  const [isOver, setIsOver] = useState(false)
  const depth = useRef(0)
  const reading = useEditor(selectReadingFile)
  const fraction = useValue(readingProgress)
  const takes = (event: DragEvent) => services.readRouteFile !== undefined && event.dataTransfer.types.includes('Files')
  const leave = () => {
    depth.current = 0
    setIsOver(false)
  }
  return {
    state: reading ? { kind: 'reading', fileName: reading.name, fraction } : isOver ? { kind: 'over' } : null,
    handlers: {
      onDragEnter: (event) => {
        if (!takes(event)) return
        event.preventDefault()
        depth.current += 1
        setIsOver(true)
      },
      onDragOver: (event) => {
        if (!takes(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      // Entering a child leaves its parent, so only the last leave counts.
      onDragLeave: () => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      },
      onDrop: (event) => {
        if (!takes(event)) return
        event.preventDefault()
        leave()
        openFiles(actor, event.dataTransfer.files)
      },
    },
  }
}
