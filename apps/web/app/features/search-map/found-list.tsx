import { formatCount, formatFullCount } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { copy, thumbsUp } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { type ShownText, useLocalizedText } from '../../platform/i18n/use-localized-text.ts'
import type { MapArticle } from '../article-list/article-summary.ts'
import { RouteFacts } from '../article-list/route-facts.tsx'
import { RoutePicture } from '../article-list/route-picture.tsx'
import styles from './found-list.module.css'

interface FoundListProps {
  articles: readonly MapArticle[]
  selectedId: number | null
  onSelect: (article: MapArticle) => void
}

/** What the map shows, as a list: choosing one opens its window on the map. */
export function FoundList({ articles, selectedId, onSelect }: FoundListProps) {
  const { locale } = useLanguage()
  const { titleOf } = useLocalizedText()
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id}>
          <button
            type="button"
            id={`found-${article.id}`}
            className={styles.item}
            aria-current={article.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(article)}
          >
            <span className={styles.picture}>
              <RoutePicture article={article} width={84} height={72} />
            </span>
            <span className={styles.text}>
              <Title {...titleOf(article)} />
              <Figures article={article} />
              <span className={styles.place}>{article.place[locale]}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Title({ text, lang }: ShownText) {
  return (
    <span className={styles.title} lang={lang}>
      {text}
    </span>
  )
}

function Figures({ article: { distanceKm, climbMeters, likeCount, copyCount } }: { article: MapArticle }) {
  const { t, locale } = useLanguage()
  const counts = [
    {
      icon: thumbsUp,
      count: likeCount,
      label: t('card.likes', { count: formatFullCount(likeCount, locale) }),
    },
    { icon: copy, count: copyCount, label: t('card.copies', { count: formatFullCount(copyCount, locale) }) },
  ]
  return (
    <span className={styles.figures}>
      {distanceKm === null ? null : <RouteFacts distanceKm={distanceKm} climbMeters={climbMeters} />}
      {counts
        .filter(({ count }) => count > 0)
        .map(({ icon, count, label }) => (
          <span key={label} className={styles.count}>
            <Icon path={icon} size={14} />
            <span aria-hidden="true">{formatCount(count, locale)}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ))}
    </span>
  )
}
