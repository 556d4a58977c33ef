import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { PictureSize } from './accepted-picture.ts'
import { CENTRED_CROP, type Crop, cropArea, moveCrop } from './crop-area.ts'
import styles from './crop-dialog.module.css'
import type { PictureTranslator } from './format-picture-problem.ts'

interface CropDialogProps {
  t: PictureTranslator
  /** Address of the local file. */
  url: string
  size: PictureSize
  /** What is chosen: width to height. */
  ratio: number
  onUse: (crop: Crop) => void
  onClose: () => void
}

const STEP = 0.05
const MAX_ZOOM = 4

/** Chooses the part of a picture that is shown: by dragging, by arrow keys, and closer by a slider. */
export function CropDialog({ t, url, size, ratio, onUse, onClose }: CropDialogProps) {
  const language = useLanguage()
  const [crop, setCrop] = useState(CENTRED_CROP)
  const move = (x: number, y: number) => setCrop((current) => moveCrop(size, current, { by: { x, y }, ratio }))
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('crop.title')}
      actions={
        <>
          <Button onClick={onClose}>{language.t('common.cancel')}</Button>
          <Button variant="primary" onClick={() => onUse(crop)}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <CropStage t={t} url={url} size={size} ratio={ratio} crop={crop} onMove={move} />
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ currentTarget }) => setCrop({ ...crop, zoom: Number(currentTarget.value) })}
        />
      </label>
    </Modal>
  )
}

interface CropStageProps extends Pick<CropDialogProps, 't' | 'url' | 'size' | 'ratio'> {
  crop: Crop
  onMove: (x: number, y: number) => void
}

function CropStage({ t, url, size, ratio, crop, onMove }: CropStageProps) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const area = cropArea(size, crop, ratio)
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!last.current) return
    const { clientWidth, clientHeight } = event.currentTarget
    onMove((last.current.x - event.clientX) / clientWidth, (last.current.y - event.clientY) / clientHeight)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key]
    if (!step) return
    event.preventDefault()
    onMove(step[0] ?? 0, step[1] ?? 0)
  }
  return (
    <section
      className={styles.stage}
      style={{ aspectRatio: ratio, maxWidth: `calc(60vh * ${ratio})` }}
      aria-label={t('crop.stage')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture inside
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        last.current = null
      }}
      onPointerCancel={() => {
        last.current = null
      }}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: `${(size.width / area.width) * 100}%`,
          left: `${(-area.x / area.width) * 100}%`,
          top: `${(-area.y / area.height) * 100}%`,
        }}
      />
    </section>
  )
}
