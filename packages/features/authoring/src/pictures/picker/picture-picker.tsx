import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { Tabs } from '@repo/ui/tabs'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import type { PictureTranslator } from '../format-picture-problem.ts'
import { PictureDropArea } from '../picture-drop-area.tsx'
import type { StoredPicture } from '../stored-picture.ts'
import { PictureGrid } from './picture-grid.tsx'
import styles from './picture-picker.module.css'
import { useStoredPictures } from './use-stored-pictures.ts'

/** A stored picture, or a file that the caller uploads. */
export type ChosenPicture = StoredPicture | File

export interface PicturePickerProps {
  t: PictureTranslator
  /** How many may be chosen. */
  max: number
  /** Whether files may be uploaded here. True unless given. */
  isUploadable?: boolean | undefined
  /** Called with what was chosen, in the order of choosing; with nothing when it was given up. */
  onChoose: (pictures: readonly ChosenPicture[]) => void
}

type Tab = 'upload' | 'stored'

/** Chooses files, or among one's stored pictures. Files end it at once: they are sent where they are used. */
export function PicturePicker({ t, max, isUploadable = true, onChoose }: PicturePickerProps) {
  const { t: common } = useLanguage()
  const [tab, setTab] = useState<Tab>(isUploadable ? 'upload' : 'stored')
  const [chosen, setChosen] = useState<readonly StoredPicture[]>([])
  const toggle = (file: StoredPicture) =>
    setChosen((files) => {
      const others = files.filter(({ id }) => id !== file.id)
      if (others.length < files.length) return others
      return max === 1 ? [file] : [...files, file].slice(0, max)
    })
  const tabs = [
    {
      value: 'upload' as const,
      label: t('picker.upload'),
      content: (
        <div className={styles.panel}>
          <PictureDropArea t={t} max={max} onFiles={onChoose} />
        </div>
      ),
    },
    {
      value: 'stored' as const,
      label: t('picker.stored'),
      content: <StoredPanel t={t} max={max} chosen={chosen} onToggle={toggle} />,
    },
  ]
  return (
    <Modal
      isOpen
      onClose={() => onChoose([])}
      title={t('picker.title')}
      actions={
        <>
          <Button onClick={() => onChoose([])}>{common('common.cancel')}</Button>
          {tab === 'stored' ? (
            <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
              {max === 1 ? t('picker.useOne') : t('picker.use', { count: chosen.length })}
            </Button>
          ) : null}
        </>
      }
    >
      {isUploadable ? (
        <Tabs<Tab> label={t('picker.tabs')} value={tab} onChange={setTab} tabs={tabs} />
      ) : (
        <StoredPanel t={t} max={max} chosen={chosen} onToggle={toggle} />
      )}
    </Modal>
  )
}

interface StoredPanelProps {
  t: PictureTranslator
  max: number
  chosen: readonly StoredPicture[]
  onToggle: (file: StoredPicture) => void
}

function StoredPanel({ t, max, chosen, onToggle }: StoredPanelProps) {
  const [page, setPage] = useState(1)
  const { state, reload } = useStoredPictures(page)
  return (
    <div className={styles.panel}>
      {max > 1 ? (
        <p className={styles.count} role="status">
          {t('picker.chosen', { count: chosen.length, max })}
        </p>
      ) : null}
      <PictureGrid
        t={t}
        pictures={state}
        chosen={chosen}
        max={max}
        onToggle={onToggle}
        onPage={setPage}
        onReload={reload}
      />
    </div>
  )
}
