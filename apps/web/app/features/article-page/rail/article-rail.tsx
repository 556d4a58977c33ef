import type { UserProfile } from '@repo/contract'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { ShareButton } from '../header/share-button.tsx'
import { MapDock } from '../scroll-sync/map-dock.tsx'
import { ArticleContents } from '../text/article-contents.tsx'
import type { ReadingView } from '../view/reading-view.ts'
import styles from './article-rail.module.css'
import { AuthorCard } from './author-card.tsx'
import { EmbedCode } from './embed-code.tsx'
import { ExportForm } from './export-form.tsx'
import { LayerFigures } from './layer-figures.tsx'

interface ArticleRailProps {
  view: ReadingView
  author: UserProfile | null
  token: string | null
}

/** Beside the text: who wrote it, what is in it, what to take along. */
export function ArticleRail({ view, author, token }: ArticleRailProps) {
  const { t } = useLanguage()
  const { article, outline } = view
  return (
    <aside className={styles.rail}>
      <section className={styles.panel} aria-label={t('article.author')}>
        <AuthorCard author={article.author} profile={author} />
      </section>
      <LayerFigures view={view} />
      <section className={styles.panel} aria-labelledby="article-files">
        <h2 id="article-files">{t('article.files')}</h2>
        <p className={styles.small}>{t('article.filesText')}</p>
        <ExportForm view={view} token={token} />
        <ShareButton article={article} token={token} />
        <EmbedCode article={article} />
      </section>
      <div className={styles.follow}>
        {outline.length > 1 ? <ArticleContents outline={outline} language={article.languages.body} /> : null}
        <MapDock />
      </div>
    </aside>
  )
}
