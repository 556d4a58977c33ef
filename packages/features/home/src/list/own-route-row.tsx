import type { OwnArticle } from '@repo/articles/article-summary'
import { Icon } from '@repo/ui/icon'
import { clock, copy, dotsThree, eye, pencil, trash } from '@repo/ui/icons'
import { Menu } from '@repo/ui/menu'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { DeleteDialog } from '../actions/delete-dialog.tsx'
import { useOwnRouteActions } from '../actions/use-own-route-actions.ts'
import { useOwnMessages } from '../messages/own-messages.ts'
import { OwnArticleRow } from './own-article-row.tsx'
import styles from './own-list.module.css'

/** One of the author's routes: its title leads to its page, the menu to what can be done with it. */
export function OwnRouteRow({ article }: { article: OwnArticle }) {
  const t = useOwnMessages()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const formatTime = useTimeFormatter()
  const actions = useOwnRouteActions(article, {
    onDuplicated: revalidate,
    async onDeleted() {
      await revalidate()
      // The focused row was removed: the focus moves to the start of the page content.
      document.getElementById('content')?.focus({ preventScroll: true })
    },
  })
  const title = useLocalizedText().titleOf(article)
  const page = `/home/routes/${article.id}`
  return (
    <OwnArticleRow
      article={article}
      heading={
        <Link to={page} lang={article.title ? title.lang : undefined}>
          {actions.title}
        </Link>
      }
      when={<time dateTime={article.updatedAt}>{t('own.updatedAt', { when: formatTime(article.updatedAt) })}</time>}
      actions={
        <>
          <Menu
            trigger={
              <button type="button" className={styles.more} aria-label={t('own.actions', { title: actions.title })}>
                <Icon path={dotsThree} size={22} />
              </button>
            }
            items={[
              {
                label: t('own.edit'),
                icon: <Icon path={pencil} size={18} />,
                onSelect: () => navigate(`${page}/edit`),
              },
              {
                label: t('own.view'),
                icon: <Icon path={eye} size={18} />,
                onSelect: () => navigate(`/routes/${article.id}`),
              },
              { label: t('own.duplicate'), icon: <Icon path={copy} size={18} />, onSelect: actions.duplicate },
              {
                label: t('own.history'),
                icon: <Icon path={clock} size={18} />,
                onSelect: () => navigate(`${page}/history`),
              },
              {
                label: t('own.delete'),
                icon: <Icon path={trash} size={18} />,
                isDanger: true,
                onSelect: actions.confirmDeletion,
              },
            ]}
          />
          <DeleteDialog actions={actions} />
        </>
      }
    />
  )
}
