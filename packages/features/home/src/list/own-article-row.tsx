import type { OwnArticle } from '@repo/articles/article-summary'
import { OwnRow, OwnRowKilometers } from '@repo/articles/own-row'
import { RoutePicture } from '@repo/articles/route-picture'
import { SourceBadge, StatusBadge } from '@repo/articles/status-badge'
import type { ComponentProps, ReactNode } from 'react'

interface OwnArticleRowProps extends Omit<ComponentProps<typeof OwnRow>, 'picture' | 'facts'> {
  article: OwnArticle
  /** The last of its facts. */
  when: ReactNode
}

/** One of the author's routes in a list: picture, title, facts, actions. */
export function OwnArticleRow({ article, when, ...row }: OwnArticleRowProps) {
  return (
    <OwnRow
      {...row}
      picture={<RoutePicture article={article} width={640} height={360} />}
      facts={
        <>
          <StatusBadge status={article.status} />
          <SourceBadge source={article.source} />
          {article.distanceKm === null ? null : <OwnRowKilometers value={article.distanceKm} />}
          {when}
        </>
      }
    />
  )
}
