import { routePath } from '@repo/articles/article-links'
import type { MapArticle } from '@repo/articles/article-summary'
import { LineShape } from '@repo/articles/line-shape'
import { RouteFacts } from '@repo/articles/route-facts'
import { RoutePicture } from '@repo/articles/route-picture'
import { formatCount, formatFullCount } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { caretRight, copy, thumbsUp } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { type ShownText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import styles from './found-list.module.css'

interface FoundListProps {
  articles: readonly MapArticle[]
  selectedId: number | null
  onSelect: (article: MapArticle) => void
}

/** What the map shows, as a list: choosing one marks it on the map, which opens its window there or, on phones, brings its card. */
export function FoundList({ articles, selectedId, onSelect }: FoundListProps) {
  const { t, locale } = useLanguage()
  const { titleOf } = useLocalizedText()
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id} className={styles.card} data-chosen={article.id === selectedId || undefined}>
          <button
            type="button"
            id={`found-${article.id}`}
            className={styles.item}
            aria-current={article.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(article)}
          >
            <span className={styles.picture}>
              <RoutePicture article={article} width={84} height={72} />
              {article.outline === null ? null : (
                <span className={styles.shape}>
                  <LineShape outline={article.outline} />
                </span>
              )}
            </span>
            <span className={styles.text}>
              <Title {...titleOf(article)} />
              <Figures article={article} />
              <span className={styles.place}>{article.place[locale]}</span>
            </span>
          </button>
          <Link
            to={routePath(article.id, null)}
            className={styles.read}
            aria-label={t('map.readRoute', { title: titleOf(article).text })}
          >
            <Icon path={caretRight} size={18} />
          </Link>
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

function Figures({ article }: { article: MapArticle }) {
  const { t, locale } = useLanguage()
  const { likeCount, copyCount } = article
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
      <RouteFacts article={article} />
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
