import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { download } from '@repo/ui/icons'
import { useLanguage } from '../../platform/i18n.tsx'
import { ArticleContents } from './article-contents.tsx'
import { gpxPath } from './article-links.ts'
import styles from './article-rail.module.css'
import type { ReadingView } from './reading-view.ts'
import { ShareButton } from './share-button.tsx'

/** Beside the text: who wrote it, what is in it, what to take along. */
export function ArticleRail({ view: { article, outline }, token }: { view: ReadingView; token: string | null }) {
  const { t } = useLanguage()
  const name = article.user.nickname || article.user.name
  return (
    <aside className={styles.rail}>
      <section className={styles.panel} aria-label={t('article.author')}>
        <p className={styles.author}>
          <Avatar name={name} src={article.user.avatar} size="lg" />
          <b>{name}</b>
        </p>
      </section>
      <div className={styles.follow}>
        {outline.length > 1 ? <ArticleContents outline={outline} /> : null}
        <section className={styles.panel} aria-labelledby="article-files">
          <h2 id="article-files">{t('article.files')}</h2>
          <p className={styles.small}>{t('article.filesText')}</p>
          <a className={buttonClass({ variant: 'line', isBlock: true })} href={gpxPath(article.id, token)} download>
            <Icon path={download} size={18} />
            {t('article.download')}
          </a>
          <ShareButton article={article} token={token} />
        </section>
      </div>
    </aside>
  )
}
