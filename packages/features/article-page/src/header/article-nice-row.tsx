import type { ArticleFacts } from '@repo/articles/article-facts'
import { routePath, thankedPath } from '@repo/articles/article-links'
import { NiceRow } from '@repo/people/nice-row'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import { copiesPath } from '../cloning/clone-links.ts'
import { ProposeLink } from '../proposing/propose-link.tsx'

/** Below the text: the Nice Route button, and what readers have made of the article. */
export function ArticleNiceRow({ article, token }: { article: ArticleFacts; token: string | null }) {
  const { t } = useLanguage()
  const { id, copyCount } = article
  return (
    <NiceRow
      liked={article}
      path={routePath(id, token)}
      thankedPath={thankedPath(id, token)}
      reported={{ kind: 'route', id, token }}
    >
      {copyCount > 0 ? <Link to={copiesPath(id, token)}>{t('clone.copies', { count: copyCount })}</Link> : null}
      <ProposeLink article={article} token={token} />
    </NiceRow>
  )
}
