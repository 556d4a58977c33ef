import { redoIcon, undoIcon } from '../icons/phosphor-paths.ts'
import type { UndoRedoProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { IconButton, surfaceClass } from '../shared/controls.tsx'
import styles from './undo-redo.module.css'

export function UndoRedo({ messages, canUndo, canRedo, onUndo, onRedo }: UndoRedoProps) {
  return (
    <div className={classNames(surfaceClass, styles.pair)}>
      <IconButton
        icon={undoIcon}
        label={messages.common.undo}
        shortcut="Control+Z Meta+Z"
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        icon={redoIcon}
        label={messages.common.redo}
        shortcut="Control+Shift+Z Meta+Shift+Z"
        disabled={!canRedo}
        onClick={onRedo}
      />
    </div>
  )
}
