import { MapPinIcon, PathIcon, PolygonIcon } from '@phosphor-icons/react'
import { type ReactElement, useId, useState } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import type { LinkableMapObject } from '../../services.ts'
import { focusOnMount } from './focus-on-mount.ts'
import { ListOption } from './list-option.tsx'
import styles from './menus.module.css'
import { searchForm } from './slash-query.ts'
import { isComposingKey, useOptionKeys } from './use-option-keys.ts'

export interface MapLinkPickerProps {
  readonly onChoose: (object: LinkableMapObject) => void
  readonly onClose: () => void
}

/** Finds an object of the map by name. */
export function MapLinkPicker({ onChoose, onClose }: MapLinkPickerProps): ReactElement {
  const { messages, mapObjects } = useEditorSetting()
  const [query, setQuery] = useState('')
  const listId = useId()
  const shown = mapObjects.filter((object) => searchForm(object.name).includes(searchForm(query)))
  const choose = (index: number) => {
    const object = shown[index]
    if (object) onChoose(object)
  }
  const keys = useOptionKeys(shown.length, choose, query)
  return (
    <div className={styles.picker}>
      <input
        ref={focusOnMount}
        role="combobox"
        className={styles.field}
        placeholder={messages.findMapObject}
        aria-label={messages.findMapObject}
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown.length > 0 ? `${listId}-${keys.activeIndex}` : undefined}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (isComposingKey(event.nativeEvent)) return
          if (event.key === 'Escape') onClose()
          else if (!keys.handleKey(event)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <div role="listbox" id={listId} aria-label={messages.mapObjects} className={styles.scroll}>
        {shown.map((object, index) => (
          <ListOption
            key={object.id}
            id={`${listId}-${index}`}
            isActive={index === keys.activeIndex}
            onPoint={() => keys.setActiveIndex(index)}
            onChoose={() => choose(index)}
          >
            <ObjectIcon object={object} />
            <span>{object.name}</span>
          </ListOption>
        ))}
      </div>
      <p className={shown.length === 0 ? styles.empty : styles.hidden} role="status">
        {emptyText(mapObjects.length, shown.length, messages)}
      </p>
    </div>
  )
}

function emptyText(
  all: number,
  shown: number,
  { mapEmpty, noMapObject }: { readonly mapEmpty: string; readonly noMapObject: string },
): string {
  if (all === 0) return mapEmpty
  return shown === 0 ? noMapObject : ''
}

function ObjectIcon({ object }: { readonly object: LinkableMapObject }): ReactElement {
  const Icon = /line/i.test(object.kind) ? PathIcon : /spot/i.test(object.kind) ? MapPinIcon : PolygonIcon
  return (
    <span className={styles.symbol} data-color={object.color}>
      <Icon size={20} weight="fill" aria-hidden />
    </span>
  )
}
