import { BottomSheet } from '@repo/ui/bottom-sheet'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { mapPin } from '@repo/ui/icons'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { LinkableObject } from './linkable-objects.ts'
import styles from './map-object-sheet.module.css'
import { ObjectMark } from './object-mark.tsx'
import { UsedTick } from './used-tick.tsx'

interface MapObjectSheetProps {
  objects: readonly LinkableObject[]
  /** Ids that the text links to. */
  usedIds: ReadonlySet<string>
  onInsert: (objectId: string) => void
}

/** What is on the map, where no rail has room beside the text: a button over the text opens it. */
export function MapObjectSheet({ objects, usedIds, onInsert }: MapObjectSheetProps) {
  const { t } = useEditorMessages()
  const [isOpen, setIsOpen] = useState(false)
  const insert = (objectId: string) => {
    flushSync(() => setIsOpen(false)) // the sheet gives the focus back as it closes, and the text is to have it after
    onInsert(objectId)
  }
  return (
    <>
      <Button
        className={styles.opener}
        icon={<Icon path={mapPin} size={18} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('content.openRail')}
      </Button>
      <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('content.railTitle')}>
        <p className={styles.text}>{objects.length > 0 ? t('content.sheetText') : t('content.railEmpty')}</p>
        <ul className={styles.list}>
          {objects.map((object) => (
            <li key={object.id}>
              <ObjectButton object={object} isUsed={usedIds.has(object.id)} onChoose={() => insert(object.id)} />
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  )
}

interface ObjectButtonProps {
  object: LinkableObject
  isUsed: boolean
  onChoose: () => void
}

function ObjectButton({ object, isUsed, onChoose }: ObjectButtonProps) {
  const { t } = useEditorMessages()
  const usedId = useId()
  return (
    <button
      type="button"
      className={styles.object}
      aria-label={t('content.insertLink', { name: object.name })}
      aria-describedby={isUsed ? usedId : undefined}
      onClick={onChoose}
    >
      <ObjectMark object={object} />
      <span className={styles.name}>{object.name}</span>
      {isUsed ? <UsedTick id={usedId} /> : null}
    </button>
  )
}
