import '@mishiori/article-blocks/style.css'
import type { ReadingView } from '@repo/articles/reading-view'
import type { Along, TurnsOfLine } from '@repo/contract'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import type { RefObject } from 'react'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { NumberedSpot } from '../plan/number-spots.ts'
import { AlongTable } from '../sheets/along-table.tsx'
import { SpotTable } from '../sheets/spot-table.tsx'
import { TurnsTable } from '../sheets/turns-table.tsx'
import styles from './text.module.css'

interface TextSourceProps {
  source: RefObject<HTMLDivElement | null>
  view: ReadingView
  /** Empty where the tables below the maps are sufficient. */
  spots: readonly NumberedSpot[]
  /** Where it turns; null where that is not known. */
  turns: TurnsOfLine | null
  /** What lies along the way; null where there is nothing to list. */
  along: Along | null
  hasText: boolean
  hasPhotos: boolean
  isGrayscale: boolean
}

/** The text before page breaks, hidden, for measurement in the browser. */
export function TextSource({ source, view, spots, turns, along, hasText, hasPhotos, isGrayscale }: TextSourceProps) {
  const t = useBookletMessages()
  const { locale } = useLanguage()
  return (
    <div className={styles.textSource} inert aria-hidden="true">
      <div
        ref={source}
        className={`article-body ${styles.text} ${styles.columns}`}
        data-photos={hasPhotos}
        data-grey={isGrayscale || undefined}
      >
        {spots.length > 0 ? (
          <>
            <h2 data-level="2">{t('booklet.allSpots')}</h2>
            <SpotTable spots={spots} isGrayscale={isGrayscale} isFull />
          </>
        ) : null}
        {turns ? <TurnsTable found={turns} /> : null}
        {along ? <AlongTable along={along} /> : null}
        {hasText ? (
          // The API renders and sanitises this HTML. Pictures that are looked for only when they are seen would never come.
          <div
            data-flow=""
            lang={langOn(locale, view.article.languages.body)}
            dangerouslySetInnerHTML={{ __html: view.bodyHtml.replaceAll(' loading="lazy"', '') }}
          />
        ) : null}
      </div>
    </div>
  )
}
