import { MAP_OBJECT_DRAG_TYPE } from '@mishiori/article-blocks'
import { Icon } from '@repo/ui/icon'
import { plus } from '@repo/ui/icons'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { SavedMapPicture } from '../session/saved-map-picture.tsx'
import type { MapPicture } from '../session/use-map-picture.ts'
import type { LinkableObject } from './linkable-objects.ts'
import styles from './map-object-rail.module.css'
import { ObjectMark } from './object-mark.tsx'
import { UsedTick } from './used-tick.tsx'

interface MapObjectRailProps {
  objects: readonly LinkableObject[]
  /** Ids that the text links to. */
  usedIds: ReadonlySet<string>
  onInsert: (objectId: string) => void
  /** Null before the first save. */
  mapPicture: MapPicture | null
}

/**
 * What is on the map, to be dragged into the text or put there by a button; a tick shows what the text has already. On
 * narrow pages a sheet has them.
 */
export function MapObjectRail({ objects, usedIds, onInsert, mapPicture }: MapObjectRailProps) {
  const { t } = useEditorMessages()
  return (
    <aside className={styles.rail} aria-label={t('content.railTitle')}>
      {mapPicture ? (
        <div className={styles.picture}>
          <SavedMapPicture {...mapPicture} />
        </div>
      ) : null}
      <h2 className={styles.title}>{t('content.railTitle')}</h2>
      <p className={styles.text}>
        {objects.length > 0 ? t('content.railText', { keys: mapLinkKeys() }) : t('content.railEmpty')}
      </p>
      <ul className={styles.list}>
        {objects.map((object) => (
          <li
            key={object.id}
            className={styles.row}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(MAP_OBJECT_DRAG_TYPE, object.id)
              dataTransfer.effectAllowed = 'copy'
            }}
          >
            <ObjectMark object={object} />
            <span className={styles.name}>{object.name}</span>
            {usedIds.has(object.id) ? <UsedTick /> : null}
            <button
              type="button"
              className={styles.insert}
              aria-label={t('content.insertLink', { name: object.name })}
              title={t('content.insertLink', { name: object.name })}
              onClick={() => onInsert(object.id)}
            >
              <Icon path={plus} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function mapLinkKeys(): string {
  const isApple = typeof navigator !== 'undefined' && /^(Mac|iP(hone|ad|od))/.test(navigator.platform)
  return isApple ? '⌘+Shift+K' : 'Ctrl+Shift+K'
}
