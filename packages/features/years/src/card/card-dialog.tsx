import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Icon } from '@repo/ui/icon'
import { download, share } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { Segmented } from '@repo/ui/segmented'
import { Skeleton } from '@repo/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useYearsMessages } from '../messages/years-messages.ts'
import styles from './card-dialog.module.css'
import { CARD_SIZES, type CardContent, type CardShape, cardFonts, drawCard } from './draw-card.ts'
import { type CardOf, useCardContent, useCardData } from './use-card.ts'

interface CardDialogProps extends CardOf {
  onClose: () => void
}

/** A picture of a year to save or to send, of what others may see. */
export function CardDialog({ onClose, ...of }: CardDialogProps) {
  const t = useYearsMessages()
  const [shape, setShape] = useState<CardShape>('wide')
  const [withPlaces, setWithPlaces] = useState(false)
  const read = useCardData(of)
  const content = useCardContent(read === 'failed' ? null : read, { withPlaces })
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = t('card.fileName', { year: of.year === null ? 'all' : String(of.year) })
  const isEmpty = read !== null && read !== 'failed' && read.view.total.count === 0
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={of.year === null ? t('card.titleAll') : t('card.title', { year: String(of.year) })}
      actions={<GiveButtons canvas={canvas} isReady={content !== null} name={name} title={content?.heading ?? ''} />}
    >
      <div className={styles.card}>
        <Segmented
          label={t('card.shape')}
          options={[
            { value: 'wide', label: t('card.wide') },
            { value: 'tall', label: t('card.tall') },
          ]}
          value={shape}
          onChange={setShape}
        />
        {read === 'failed' ? (
          <p role="alert">{t('card.failed')}</p>
        ) : (
          <Preview canvas={canvas} shape={shape} content={content} />
        )}
        <Checkbox
          label={t('card.withPlaces')}
          checked={withPlaces}
          onChange={({ currentTarget }) => setWithPlaces(currentTarget.checked)}
        />
        <p className={styles.note}>{t(isEmpty ? 'card.noteEmpty' : 'card.note')}</p>
      </div>
    </Modal>
  )
}

interface PreviewProps {
  canvas: { current: HTMLCanvasElement | null }
  shape: CardShape
  content: CardContent | null
}

function Preview({ canvas, shape, content }: PreviewProps) {
  const t = useYearsMessages()
  const { width, height } = CARD_SIZES[shape]
  useEffect(() => {
    let isHere = true
    // The fonts of the page come late or never: the card does not wait for them twice.
    void cardFonts().then(() => {
      if (isHere && content && canvas.current) drawCard(canvas.current, shape, content)
    })
    if (content && canvas.current) drawCard(canvas.current, shape, content)
    return () => {
      isHere = false
    }
  }, [canvas, shape, content])
  return (
    <div className={styles.preview} style={{ aspectRatio: width / height }} data-shape={shape}>
      {content ? (
        <canvas ref={canvas} role="img" aria-label={t('card.preview', { text: textOf(content) })} />
      ) : (
        <>
          <Skeleton height="100%" />
          <p className={styles.loading} role="status">
            {t('card.loading')}
          </p>
        </>
      )}
    </div>
  )
}

/** What the card says. */
const textOf = ({ heading, figures }: CardContent) =>
  [heading, ...figures.map(({ label, parts }) => `${label} ${parts.flat().join(' ')}`)].join(', ')

interface GiveButtonsProps {
  canvas: PreviewProps['canvas']
  isReady: boolean
  /** Of the file, without its ending. */
  name: string
  title: string
}

function GiveButtons({ canvas, isReady, name, title }: GiveButtonsProps) {
  const t = useYearsMessages()
  const [isSharing, setIsSharing] = useState(false)
  const [problem, setProblem] = useState<'card.failed' | 'card.shareFailed' | null>(null)
  const withPicture = async (give: (picture: File) => Promise<boolean>, failed: 'card.failed' | 'card.shareFailed') => {
    setProblem(null)
    const picture = canvas.current && (await pngOf(canvas.current, name))
    if (!picture) setProblem('card.failed')
    else if (!(await give(picture))) setProblem(failed)
  }
  const offer = async () => {
    setIsSharing(true)
    await withPicture((picture) => sharePicture(picture, title), 'card.shareFailed')
    setIsSharing(false)
  }
  return (
    <>
      <p className={styles.problem} role="status">
        {problem ? t(problem) : null}
      </p>
      {'share' in navigator ? (
        <Button
          icon={<Icon path={share} size={18} />}
          disabled={!isReady}
          busyLabel={isSharing ? t('card.sharing') : undefined}
          onClick={() => void offer()}
        >
          {t('card.share')}
        </Button>
      ) : null}
      <Button
        variant="primary"
        icon={<Icon path={download} size={18} />}
        disabled={!isReady}
        onClick={() => void withPicture(savePicture, 'card.failed')}
      >
        {t('card.download')}
      </Button>
    </>
  )
}

/** What is drawn, as a file; null where the browser makes none. */
async function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], `${name}.png`, { type: 'image/png' })
}

/** Saves it among the downloads. */
async function savePicture(picture: File): Promise<boolean> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = picture.name
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}

/** Gives it to the apps of the device. @returns false where it takes no pictures; who closes the sheet wants none. */
async function sharePicture(picture: File, title: string): Promise<boolean> {
  if (!navigator.canShare?.({ files: [picture] })) return false
  try {
    await navigator.share({ files: [picture], title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
