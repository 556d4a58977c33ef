import { ArticleBody } from '@repo/article-page/article-body'
import { MapLinkProvider } from '@repo/articles/map-links'
import { RoutePicture } from '@repo/articles/route-picture'
import { StatusBadge } from '@repo/articles/status-badge'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedArticle } from './moderation.ts'
import { PersonName } from './person-name.tsx'
import type { Pointable } from './pointables.ts'

interface ArticleViewProps {
  article: ModeratedArticle
  pointables: readonly Pointable[]
}

/** The current state of an article: summary, map, objects, text. */
export function ArticleView({ article, pointables }: ArticleViewProps) {
  const t = useAdminMessages()
  const objects = pointables.filter(({ kind }) => kind === 'object')
  return (
    <section className={styles.card} aria-labelledby="current-article">
      <h2 id="current-article">{t('admin.content')}</h2>
      <p className={styles.meta}>
        <StatusBadge status={article.status} />
        <PersonName user={article.user} />
      </p>
      {article.summary === '' ? null : <p lang={article.language}>{article.summary}</p>}
      <div className={styles.picture}>
        <RoutePicture
          article={{ thumbnailPath: null, previewPath: article.previewPath }}
          show="map"
          width={1280}
          height={720}
        />
      </div>
      {objects.length === 0 ? null : (
        <>
          <h3>{t('admin.objects')}</h3>
          <ul className={styles.objects}>
            {objects.map(({ value, name }) => (
              <li key={value}>{name || t('admin.withoutTitle')}</li>
            ))}
          </ul>
        </>
      )}
      <MapLinkProvider>
        <ArticleBody html={article.bodyHtml} language={article.language} />
      </MapLinkProvider>
    </section>
  )
}
