import { CardAuthor } from '@repo/articles/card-author'
import type { ReadingView } from '@repo/articles/reading-view'
import { RouteFacts } from '@repo/articles/route-facts'
import { usePresentingMessages } from '../messages/presenting-messages.ts'
import styles from './presentation.module.css'

interface TitleSlideProps {
  article: ReadingView['article']
  /** Of its map. */
  spotCount: number
}

/** What the first slide says below the title. */
export function TitleSlide({ article, spotCount }: TitleSlideProps) {
  const t = usePresentingMessages()
  return (
    <>
      <p className={styles.author}>
        <CardAuthor author={article.author} />
      </p>
      <p className={styles.facts}>
        <RouteFacts article={article} />
      </p>
      {article.summary ? (
        <p className={styles.words} lang={article.languages.summary}>
          {article.summary}
        </p>
      ) : null}
      <p className={styles.note}>
        {spotCount > 0 ? t('present.spotCount', { count: spotCount }) : t('present.noSpots')}
      </p>
      <p className={styles.keys}>{t('present.keys')}</p>
    </>
  )
}
