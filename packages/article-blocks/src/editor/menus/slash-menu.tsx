import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type ReactElement, type RefObject, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import { anchorOf, clampLeft, placeBeside } from './anchor.ts'
import { type BlockActions, blockTypes, matchingTypes } from './block-kinds.ts'
import { ListOption } from './list-option.tsx'
import styles from './menus.module.css'
import { findSlashQuery } from './slash-query.ts'
import { useOptionKeys } from './use-option-keys.ts'

/** Takes the editor's key presses while a menu is open. @returns whether the key was used. */
export type KeyTaker = (event: KeyboardEvent) => boolean

export interface SlashMenuProps {
  readonly editor: Editor
  readonly frame: RefObject<HTMLElement | null>
  readonly actions: BlockActions
  readonly keyTaker: RefObject<KeyTaker | null>
  readonly isComposing: boolean
}

const MENU_WIDTH = 280
/** Seven entries and a half, so that one sees that there are more. */
const MENU_HEIGHT = 7.5 * 44 + 40

/** The menu of blocks that a slash opens. Opens only once an input method has finished, then follows what it writes. */
export function SlashMenu({ editor, frame, actions, keyTaker, isComposing }: SlashMenuProps): ReactElement | null {
  const { messages } = useEditorSetting()
  const listId = useId()
  const found = useEditorState({ editor, selector: (snapshot) => findSlashQuery(snapshot.editor.state) })
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const kinds = useMemo(() => blockTypes(messages, actions), [messages, actions])
  const shown = found ? matchingTypes(kinds, found.query) : []
  const position = found?.from ?? null
  if (position === null && (dismissedAt !== null || openAt !== null)) {
    setDismissedAt(null)
    setOpenAt(null)
  }
  if (position !== null && !isComposing && openAt !== position) setOpenAt(position)
  const isOpen = position !== null && position !== dismissedAt && position === openAt && editor.isEditable

  const choose = (index: number) => {
    const kind = shown[index]
    if (kind && found) kind.choose(editor, { from: found.from, to: found.to })
  }
  const keys = useOptionKeys(shown.length, choose, found?.query ?? '')
  const takeKey: KeyTaker = (event) => {
    if (event.key === 'Escape') setDismissedAt(position)
    return event.key === 'Escape' || (event.key !== 'Home' && event.key !== 'End' && keys.handleKey(event))
  }
  useEffect(() => {
    keyTaker.current = isOpen ? takeKey : null
  })
  const activeId = isOpen && shown.length > 0 ? `${listId}-${keys.activeIndex}` : null
  useComboboxAttributes(editor, isOpen ? listId : null, activeId)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (activeId) menu.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  useWindowChanges(isOpen)

  if (!isOpen || !found || !frame.current) return null
  const anchor = anchorOf(editor, frame.current, found)
  return (
    <div
      ref={menu}
      className={styles.menu}
      style={{
        ...placeBeside(anchor, frame.current, MENU_HEIGHT),
        left: clampLeft(anchor.left, MENU_WIDTH, frame.current),
      }}
    >
      {found.query !== '' && shown.length > 0 ? (
        <p className={styles.filter}>{messages.blocksFound(found.query, shown.length, kinds.length)}</p>
      ) : null}
      <div role="listbox" id={listId} aria-label={messages.chooseBlock}>
        {shown.map((kind, index) => (
          <ListOption
            key={kind.id}
            id={`${listId}-${index}`}
            isActive={index === keys.activeIndex}
            onPoint={() => keys.setActiveIndex(index)}
            onChoose={() => choose(index)}
          >
            <kind.icon size={20} aria-hidden />
            <span>{kind.label}</span>
            <kbd aria-hidden>{kind.shortcut}</kbd>
          </ListOption>
        ))}
      </div>
      <p className={shown.length === 0 ? styles.empty : styles.hidden} role="status">
        {shown.length === 0 ? messages.noBlockFound : ''}
      </p>
    </div>
  )
}

/** Renders again when the keyboard on the screen comes or the page is scrolled: the room beside the text is another then. */
function useWindowChanges(isOpen: boolean): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', renderAgain, { signal, capture: true, passive: true })
    window.visualViewport?.addEventListener('resize', renderAgain, { signal })
    return () => listening.abort()
  }, [isOpen])
}

/** ARIA attributes: the text field controls the list. */
function useComboboxAttributes(editor: Editor, listId: string | null, activeId: string | null): void {
  useEffect(() => {
    const field = editor.view.dom
    setOrRemove(field, 'aria-controls', listId)
    setOrRemove(field, 'aria-haspopup', listId && 'listbox')
    setOrRemove(field, 'aria-activedescendant', activeId)
  }, [editor, listId, activeId])
}

function setOrRemove(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
