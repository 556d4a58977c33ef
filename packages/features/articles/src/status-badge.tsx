import type { ArticleStatus } from '@repo/contract'
import { Badge } from '@repo/ui/badge'
import { useLanguage } from '@repo/web-kit/language'
import type { OwnArticle } from './list/article-summary.ts'

const TONES: Readonly<Record<ArticleStatus, 'neutral' | 'success' | 'warning'>> = {
  draft: 'neutral',
  private: 'neutral',
  linkShared: 'neutral',
  public: 'success',
  forbidden: 'warning',
}

/** Where it comes from, where that decides who may see it. */
export function SourceBadge({ source }: { source: OwnArticle['source'] }) {
  return source === null ? null : <Badge tone="brand">Strava</Badge>
}

/** The visibility of an article, as a label. */
export function StatusBadge({ status }: { status: ArticleStatus }) {
  const { t } = useLanguage()
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
