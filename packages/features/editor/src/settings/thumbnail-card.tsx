import { RoutePicture } from '@repo/articles/route-picture'
import { PictureChooser } from '@repo/authoring/picture-chooser'
import { useChoosePictures } from '@repo/authoring/picture-picker-provider'
import { useCroppedPicture } from '@repo/authoring/use-cropped-picture'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { image, mapTrifold } from '@repo/ui/icons'
import { useRef } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { SavedMapPicture } from '../session/saved-map-picture.tsx'
import type { MapPicture } from '../session/use-map-picture.ts'
import styles from './thumbnail-card.module.css'

/** 16:9, as wide as the server keeps pictures. */
const THUMBNAIL_SIZE = { width: 1000, height: 563 } as const

interface ThumbnailCardProps {
  /** The author's own picture; null shows the one drawn from the map. */
  path: string | null
  /** The drawn one; null before the first save. */
  mapPicture: MapPicture | null
  onChange: (path: string | null) => void
}

export function ThumbnailCard({ path, mapPicture, onChange }: ThumbnailCardProps) {
  const { t } = useEditorMessages()
  const input = useRef<HTMLInputElement>(null)
  const picture = useCroppedPicture({ size: THUMBNAIL_SIZE, fileName: 'thumbnail.jpg', onStored: onChange })
  const choosePictures = useChoosePictures()
  const choose = async () => {
    if (!choosePictures) return input.current?.click()
    const [chosen] = await choosePictures({ max: 1 })
    if (chosen instanceof File) await picture.choose(chosen)
    else if (chosen) await picture.chooseStored(chosen)
  }
  return (
    <>
      <h2>{t('thumbnail.title')}</h2>
      <div className={styles.picture}>
        {path ? (
          <RoutePicture article={{ thumbnailPath: path, previewPath: '' }} width={640} height={360} />
        ) : mapPicture ? (
          <SavedMapPicture {...mapPicture} />
        ) : (
          <p className={styles.empty}>
            <Icon path={mapTrifold} size={32} />
            {t('thumbnail.empty')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="sm" icon={<Icon path={image} size={17} />} onClick={choose}>
          {t(path ? 'thumbnail.change' : 'thumbnail.choose')}
        </Button>
        {path ? (
          <Button size="sm" variant="ghost" icon={<Icon path={mapTrifold} size={17} />} onClick={() => onChange(null)}>
            {t('thumbnail.useMap')}
          </Button>
        ) : null}
      </div>
      <PictureChooser t={t} picture={picture} input={input} label={t('thumbnail.choose')} />
      <p className={styles.hint}>
        {t('thumbnail.hint')} {path ? null : t('thumbnail.mapHint')}
      </p>
    </>
  )
}
