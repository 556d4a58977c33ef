import { type DragEvent, type HTMLAttributes, useRef, useState } from 'react'
import { selectReadingFile } from '../../core/selectors.ts'
import { useEditor, useEditorParts } from '../../ui/context/editor-context.tsx'
import { openFiles } from '../../ui/context/open-files.ts'
import type { DropOverlayProps } from '../../ui/panel-props.ts'
import { useValue } from '../../ui/shared/value-store.ts'

export interface FileDrop {
  readonly state: DropOverlayProps['state']
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>
}

/** Takes files that are dropped anywhere on the editor, when the host can read one. */
export function useFileDrop(): FileDrop {
  const { actor, services, readingProgress } = useEditorParts()
  const [over, setOver] = useState<'over' | 'busy' | null>(null)
  const depth = useRef(0)
  const reading = useEditor(selectReadingFile)
  const fraction = useValue(readingProgress)
  const isFile = (event: DragEvent) =>
    (services.readRouteFile ?? services.uploadImage) !== undefined && event.dataTransfer.types.includes('Files')
  const takesFiles = () => actor.getSnapshot().can({ type: 'file.open', file: new File([], '') })
  const leave = () => {
    depth.current = 0
    setOver(null)
  }
  return {
    state: reading ? { kind: 'reading', fileName: reading.name, fraction } : over && { kind: over },
    handlers: {
      onDragEnter: (event) => {
        if (!isFile(event)) return
        event.preventDefault()
        depth.current += 1
      },
      // Without `preventDefault`, the browser replaces the page with the dropped file.
      onDragOver: (event) => {
        if (!isFile(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = takesFiles() ? 'copy' : 'none'
        setOver(takesFiles() ? 'over' : 'busy')
      },
      // Entering a child leaves its parent, so only the last leave counts.
      onDragLeave: () => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      },
      onDrop: (event) => {
        if (!isFile(event)) return
        event.preventDefault()
        leave()
        openFiles(actor, event.dataTransfer.files)
      },
    },
  }
}
