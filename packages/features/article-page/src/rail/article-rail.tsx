import type { ArticleFacts } from '@repo/articles/article-facts'
import { bookletPath, FILES_ID } from '@repo/articles/article-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { printer } from '@repo/ui/icons'
import { EmbedCode } from '@repo/web-kit/embed-code'
import { useLanguage } from '@repo/web-kit/language'
import type { Profile } from '@repo/web-kit/person'
import { Link } from 'react-router'
import { ShareButton } from '../header/share-button.tsx'
import { SendButton } from '../sending/send-button.tsx'
import styles from './article-rail.module.css'
import { AuthorCard } from './author-card.tsx'
import { ExportForm } from './export-form.tsx'
import { LayerFigures } from './layer-figures.tsx'

interface ArticleRailProps {
  view: ReadingView
  author: Profile | null
  token: string | null
}

/** Below the text: author, figures of the layers, sharing and export. */
export function ArticleRail({ view, author, token }: ArticleRailProps) {
  const { t } = useLanguage()
  const { article } = view
  return (
    <aside className={styles.rail}>
      <section className={styles.panel} aria-label={t('article.author')}>
        <AuthorCard author={article.author} profile={author} />
      </section>
      <LayerFigures view={view} />
      <section className={styles.panel} aria-labelledby={FILES_ID}>
        <h2 id={FILES_ID}>{t('article.files')}</h2>
        <p className={styles.small}>{t('article.filesText')}</p>
        <ExportForm view={view} token={token} />
        {view.heldLayers ? null : (
          <Link className={buttonClass({ variant: 'line' })} to={bookletPath(article.id, token)}>
            <Icon path={printer} size={18} />
            {t('article.booklet')}
          </Link>
        )}
        {view.heldLayers ? null : <SendButton view={view} token={token} />}
        <ShareButton article={article} token={token} />
        <ArticleEmbed article={article} />
      </section>
    </aside>
  )
}

/** The code that shows a public article in a frame of another page. */
export function ArticleEmbed({ article }: { article: ArticleFacts }) {
  const { t, locale } = useLanguage()
  const { id, title, status, languages } = article
  if (status !== 'public') return null
  return (
    <EmbedCode
      target={{ kind: 'routes', id }}
      locale={languages.all.length > 1 ? locale : null}
      title={title}
      text={t('article.embedText')}
    />
  )
}
