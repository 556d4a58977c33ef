import { formatCount, formatFullCount } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { chatCircle, copy, mapPin, thumbsUp } from '@repo/ui/icons'
import { Comma, RouteCard } from '@repo/ui/route-card'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { routePath } from '../article-links.ts'
import { StockRibbon } from '../stock/stock-buttons.tsx'
import styles from './article-card.module.css'
import type { ListedArticle } from './article-summary.ts'
import { CardAuthor } from './card-author.tsx'
import { shapeBeside } from './line-shape.tsx'
import { RouteFacts } from './route-facts.tsx'
import { RoutePicture } from './route-picture.tsx'
import { useSummaryInWords } from './way-in-words.ts'

interface ArticleCardProps {
  article: ListedArticle
  headingLevel?: 2 | 3
  /** Opens what is shared by link; null for all else. */
  token?: string | null
}

/** A published article in a list. */
export function ArticleCard({ article, headingLevel = 2, token = null }: ArticleCardProps) {
  const { locale } = useLanguage()
  const { viewer } = useRootData()
  const isOwn = viewer?.id === article.author.id && !article.kept.isStocked
  const { titleOf } = useLocalizedText()
  const summaryOf = useSummaryInWords()
  const [title, summary] = [titleOf(article), summaryOf(article)]
  const place = article.place[locale]
  return (
    <RouteCard
      href={routePath(article.id, token)}
      title={title.text}
      titleLang={title.lang}
      summary={summary.text}
      summaryLang={summary.lang}
      headingLevel={headingLevel}
      thumbnail={<RoutePicture article={article} width={640} height={360} />}
      shape={shapeBeside(article)}
      facts={article.distanceKm === null ? null : <RouteFacts article={article} />}
      place={
        place ? (
          <>
            <Icon path={mapPin} size={14} />
            {place}
          </>
        ) : null
      }
      ribbon={
        isOwn ? null : (
          <StockRibbon
            article={{ id: article.id, title: title.text, titleLang: title.lang, kept: article.kept }}
            token={token}
          />
        )
      }
      meta={<Credits article={article} />}
    />
  )
}

function Credits({ article: { author, likeCount, copyCount, commentCount } }: { article: ListedArticle }) {
  return (
    <>
      <CardAuthor author={author} />
      <CardCounts likeCount={likeCount} copyCount={copyCount} commentCount={commentCount} />
    </>
  )
}

interface CardCountsProps {
  likeCount: number
  copyCount?: number
  commentCount: number
}

/** What readers have made of what is listed. */
export function CardCounts({ likeCount, copyCount = 0, commentCount }: CardCountsProps) {
  return (
    <>
      <Count icon={thumbsUp} count={likeCount} label="card.likes" />
      <Count icon={copy} count={copyCount} label="card.copies" />
      <Count icon={chatCircle} count={commentCount} label="card.comments" />
    </>
  )
}

type CountLabel = 'card.likes' | 'card.copies' | 'card.comments'

/** A rounded number for the eye, the full one for the accessible name. Nothing of nothing. */
function Count({ icon, count, label }: { icon: string; count: number; label: CountLabel }) {
  const { t, locale } = useLanguage()
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <Icon path={icon} size={16} />
      <span aria-hidden="true">{formatCount(count, locale)}</span>
      <VisuallyHidden>{t(label, { count: formatFullCount(count, locale) })}</VisuallyHidden>
      <Comma />
    </span>
  )
}
