import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { printer } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './booklet.module.css'
import { BookletChoicesForm } from './booklet-choices.tsx'
import type { BookletChoices } from './choices.ts'
import { DrawingStatus, type NameOfMap } from './drawing-status.tsx'
import { useBookletMessages } from './messages/booklet-messages.ts'
import type { MapPictures } from './pictures/use-map-pictures.ts'

interface BookletPanelProps {
  heading: string
  /** What it is made of. */
  back: { readonly to: string; readonly text: string }
  choices: BookletChoices
  onChange: (change: Partial<BookletChoices>) => void
  drawing: MapPictures
  nameOfMap?: NameOfMap
  note?: ReactNode
  /** Null until it is known. */
  sheetCount: number | null
  isReady: boolean
  /** Of its strip maps; null where there are none, or several. */
  scale: number | null
  /** Where the chosen scale would need more maps than these. */
  coarser: { readonly most: number; readonly scale: number } | null
  /** Which part of it is shown. */
  volumes?: ReactNode
  /** What of the choices could not be had. */
  children: ReactNode
}

/** The choices beside the sheets. */
export function BookletPanel({
  heading,
  back,
  choices,
  onChange,
  drawing,
  nameOfMap,
  note,
  sheetCount,
  isReady,
  scale,
  coarser,
  volumes,
  children,
}: BookletPanelProps) {
  const t = useBookletMessages()
  const { locale } = useLanguage()
  const scaleOf = (denominator: number) => formatFullCount(denominator, locale)
  return (
    <section className={styles.panel}>
      <p className={styles.back}>
        <Link to={back.to}>{back.text}</Link>
      </p>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={styles.soft}>{t('booklet.intro')}</p>
      {note}
      {volumes}
      <DrawingStatus drawing={drawing} nameOf={nameOfMap} />
      <Button
        variant="primary"
        isBlock
        icon={<Icon path={printer} size={20} />}
        busyLabel={isReady ? undefined : t('booklet.preparing')}
        onClick={() => window.print()}
      >
        {t('booklet.print')}
      </Button>
      <p className={styles.soft}>
        {sheetCount === null ? null : t('booklet.sheets', { count: sheetCount })}
        {scale === null ? null : ` · ${t('booklet.scaleNow', { scale: scaleOf(scale) })}`}
      </p>
      <p className={styles.soft}>{t('booklet.printHint')}</p>
      <BookletChoicesForm choices={choices} onChange={onChange} />
      {children}
      {coarser && choices.scale !== 'fit' ? (
        <p className={styles.warning} role="status">
          {t('booklet.coarser', { asked: scaleOf(choices.scale), most: coarser.most, scale: scaleOf(coarser.scale) })}
        </p>
      ) : null}
    </section>
  )
}
