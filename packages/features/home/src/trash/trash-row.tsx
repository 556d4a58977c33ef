import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { trash } from '@repo/ui/icons'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { OwnArticleRow } from '../list/own-article-row.tsx'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './trash.module.css'
import type { TrashedArticle } from './trashed-article.ts'

interface TrashRowProps {
  article: TrashedArticle
  onRestore: (title: string) => void
  onDelete: (title: string) => void
}

/** A deleted route: what it was, how long it stays, and the two ways out. */
export function TrashRow({ article, onRestore, onDelete }: TrashRowProps) {
  const t = useOwnMessages()
  const formatTime = useTimeFormatter()
  const { text, lang } = useLocalizedText().titleOf(article)
  const title = text || t('own.untitled')
  return (
    <OwnArticleRow
      className={styles.row}
      article={article}
      heading={<span lang={text ? lang : undefined}>{title}</span>}
      when={<time dateTime={article.trashedAt}>{t('trash.trashedAt', { when: formatTime(article.trashedAt) })}</time>}
      note={<p className={styles.left}>{t('trash.daysLeft', { count: article.daysLeft })}</p>}
      actions={
        <div className={styles.ways}>
          <Button aria-label={t('trash.restoreOf', { title })} onClick={() => onRestore(title)}>
            {t('trash.restore')}
          </Button>
          <IconButton icon={trash} label={t('trash.deleteOf', { title })} onClick={() => onDelete(title)} />
        </div>
      }
    />
  )
}
