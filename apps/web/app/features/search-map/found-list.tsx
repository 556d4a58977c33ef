import type { MapRouteCard } from '@repo/contract'
import { formatCount, formatFullCount } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { copy, thumbsUp } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { type ShownText, useLocalizedText } from '../../platform/i18n/use-localized-text.ts'
import { Kilometers } from '../article-list/article-card.tsx'
import { RoutePicture } from '../article-list/route-picture.tsx'
import styles from './found-list.module.css'

interface FoundListProps {
  articles: readonly MapRouteCard[]
  selectedId: number | null
  onSelect: (article: MapRouteCard) => void
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
              <span className={styles.place}>{locale === 'ja' ? article.place_ja : article.place_en}</span>
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

function Figures({ article: { distance_km, favorite_count, copy_count } }: { article: MapRouteCard }) {
  const { t, locale } = useLanguage()
  const counts = [
    {
      icon: thumbsUp,
      count: favorite_count,
      label: t('card.likes', { count: formatFullCount(favorite_count, locale) }),
    },
    { icon: copy, count: copy_count, label: t('card.copies', { count: formatFullCount(copy_count, locale) }) },
  ]
  return (
    <span className={styles.figures}>
      {distance_km === null ? null : (
        <span>
          <Kilometers value={distance_km} />
        </span>
      )}
      {counts.map(({ icon, count, label }) => (
        <span key={label} className={styles.count}>
          <Icon path={icon} size={14} />
          <span aria-hidden="true">{formatCount(count, locale)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      ))}
    </span>
  )
}
