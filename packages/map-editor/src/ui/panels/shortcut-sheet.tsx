import { Fragment, useId, useLayoutEffect, useRef } from 'react'
import type { ShortcutName } from '../../messages/messages.ts'
import { closeIcon } from '../icons/phosphor-paths.ts'
import type { ShortcutSheetProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { IconButton, Key, surfaceClass } from '../shared/controls.tsx'
import styles from './overlays.module.css'

/** The keys of every shortcut. On Apple keyboards ⌘ works as Ctrl does, and is shown in its place. */
export const SHORTCUT_KEYS: Readonly<Record<ShortcutName, readonly string[]>> = {
  select: ['V'],
  spot: ['P'],
  imageSpot: ['I'],
  line: ['L'],
  navigationLine: ['N'],
  shape: ['S', '1', '2', '3'],
  erase: ['E', '[', ']'],
  placeSearch: ['/'],
  newLayer: ['Shift', 'L'],
  toggleLayer: ['H'],
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', 'Shift', 'Z'],
  confirm: ['Enter'],
  cancel: ['Esc'],
  remove: ['Delete'],
  objects: ['Tab'],
  insert: ['M'],
  split: ['X'],
  vertexList: ['G'],
  snap: ['K'],
  moveShape: ['W'],
  nudge: ['←', '↑', '↓', '→'],
  place: ['Space'],
  zoom: ['+', '−', '0'],
  help: ['?'],
}

/** On a double click, the first click opens the sheet and the second hits its backdrop. */
const DOUBLE_PRESS_MS = 500

/** The list behind `?`. A modal dialog of the browser: focus stays in it, Esc closes it, focus returns. */
export function ShortcutSheet({ messages, isOpen, onClose, names, hostShortcuts = [] }: ShortcutSheetProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    openedAt.current = performance.now()
    return () => dialog.close() // which gives the focus back
  }, [isOpen])
  if (!isOpen) return null
  const command = commandKey(navigator.platform)
  const own = names.map((name) => ({ keys: SHORTCUT_KEYS[name], label: messages.shortcuts[name] }))
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      className={classNames(surfaceClass, styles.shortcuts)}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onClick={({ target, timeStamp }) => {
        if (target === dialogRef.current && timeStamp - openedAt.current > DOUBLE_PRESS_MS) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.shortcutsHead}>
        <h2 id={titleId}>{messages.shortcuts.title}</h2>
        <IconButton icon={closeIcon} iconSize={18} label={messages.common.close} onClick={onClose} />
      </div>
      <dl className={styles.keys}>
        {[...own, ...hostShortcuts].map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <Fragment key={key}>
                  <Key>{key === 'Ctrl' ? command : key}</Key>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}

/** The modifier key of shortcuts on this keyboard: ⌘ on Apple's, Ctrl elsewhere. */
export function commandKey(platform: string): '⌘' | 'Ctrl' {
  return /^(Mac|iP(hone|ad|od))/.test(platform) ? '⌘' : 'Ctrl'
}
