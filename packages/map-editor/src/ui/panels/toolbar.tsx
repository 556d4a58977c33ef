import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { moreHorizontalIcon, redoIcon, undoIcon } from '../icons/phosphor-paths.ts'
import type { ToolbarItem, ToolbarProps, UndoRedoProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { hostClass, IconButton, surfaceClass } from '../shared/controls.tsx'
import { moveRovingFocus } from '../shared/roving-focus.ts'
import styles from './toolbar.module.css'

const DOCK_COLUMNS = 6

/** The tools of the map. One is pressed at a time; arrow keys move between them, Tab leaves. */
export function Toolbar<Id extends string>(props: ToolbarProps<Id>) {
  const { messages, tools, pressedId, onPress, variant = 'bar', extras } = props
  const [focusedId, setFocusedId] = useState<Id | null>(null)
  const tabStopId = focusedId ?? pressedId ?? tools[0]?.id
  const isOverflowing = variant === 'dock' && tools.length > DOCK_COLUMNS
  const [first, rest] = isOverflowing ? [tools.slice(0, DOCK_COLUMNS - 1), tools.slice(DOCK_COLUMNS - 1)] : [tools, []]
  const [isRestOpen, setIsRestOpen] = useState(false)

  const renderTool = (tool: ToolbarItem<Id>) => (
    <ToolButton
      key={tool.id}
      tool={tool}
      isPressed={tool.id === pressedId}
      isTabStop={tool.id === tabStopId}
      onFocus={() => setFocusedId(tool.id)}
      onPress={() => onPress(tool.id)}
    />
  )
  return (
    <div
      role="toolbar"
      aria-label={messages.tools.label}
      data-part="tools"
      className={classNames(surfaceClass, styles.bar, variant === 'dock' && styles.dock)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRovingFocus(event, 'horizontal')}
    >
      {first.map(renderTool)}
      {isOverflowing && (
        <>
          <button
            type="button"
            className={styles.tool}
            aria-expanded={isRestOpen}
            tabIndex={-1}
            onClick={() => setIsRestOpen(!isRestOpen)}
          >
            <Icon path={moreHorizontalIcon} size={22} />
            <span>{messages.tools.more}</span>
          </button>
          <div className={styles.rest} hidden={!isRestOpen}>
            {rest.map(renderTool)}
          </div>
        </>
      )}
      {extras && <div className={classNames(hostClass, styles.extras)}>{extras}</div>}
    </div>
  )
}

interface ToolButtonProps<Id extends string> {
  readonly tool: ToolbarItem<Id>
  readonly isPressed: boolean
  readonly isTabStop: boolean
  readonly onFocus: () => void
  readonly onPress: () => void
}

function ToolButton<Id extends string>({ tool, isPressed, isTabStop, onFocus, onPress }: ToolButtonProps<Id>) {
  return (
    <>
      {tool.startsGroup && <span className={styles.divider} aria-hidden="true" />}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={isPressed}
        aria-keyshortcuts={tool.keyHint}
        disabled={tool.isDisabled}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={onPress}
      >
        <Icon path={(isPressed && tool.pressedIcon) || tool.icon} size={22} />
        <span>{tool.label}</span>
        {tool.keyHint && (
          <span className={styles.keyHint} aria-hidden="true">
            {tool.keyHint}
          </span>
        )}
      </button>
    </>
  )
}

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
