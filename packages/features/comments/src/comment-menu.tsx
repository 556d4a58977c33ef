import { useReport } from '@repo/people/use-report'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { dotsThree, flag, link, pencil, shield, trash } from '@repo/ui/icons'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useRootData } from '@repo/web-kit/root-data'
import { Suspense, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { Comment } from './comment.ts'
import { commentActionPath, commentAnchor, commentsPath } from './comment-links.ts'
import { useComments } from './comments-context.tsx'

const DeleteCommentDialog = lazyComponent(() =>
  import('./delete-comment-dialog.tsx').then((module) => ({ default: module.DeleteCommentDialog })),
)

interface CommentMenuProps {
  comment: Comment
  /** The author. */
  name: string
  onEdit: () => void
}

/** The actions on a comment. It opens and works without scripts, except for actions that need them. */
export function CommentMenu({ comment, name, onEdit }: CommentMenuProps) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [isConfirming, setIsConfirming] = useState(false)
  const path = commentsPath(pathname, search, { comment: String(comment.id) })
  const editPath = path.replace('#', `${path.includes('?') ? '&' : '?'}edit=${comment.id}#`)
  return (
    <>
      <DisclosureMenu
        label={t('comments.menu', { name, start: startOf(comment.text ?? '') })}
        summary={<Icon path={dotsThree} size={20} />}
        align="end"
      >
        <CopyLink path={path} />
        {comment.viewerCan.edit ? (
          <a
            href={editPath}
            className={menuItemClass}
            onClick={(event) => {
              event.preventDefault()
              onEdit()
            }}
          >
            <Icon path={pencil} size={17} />
            {t('comments.edit')}
          </a>
        ) : null}
        {comment.viewerCan.delete ? (
          <ButtonForm
            method="post"
            action={commentActionPath(pathname, search)}
            onSubmit={(event) => {
              event.preventDefault()
              event.currentTarget.closest('details')?.removeAttribute('open')
              setIsConfirming(true)
            }}
          >
            <input type="hidden" name="intent" value="delete-comment" />
            <input type="hidden" name="form" value={`delete-${comment.id}`} />
            <input type="hidden" name="comment" value={comment.id} />
            <button type="submit" className={menuItemClass} data-danger>
              <Icon path={trash} size={17} />
              {t('comments.delete')}
            </button>
          </ButtonForm>
        ) : null}
        <ReportItem comment={comment} />
        <ModerateItem comment={comment} />
      </DisclosureMenu>
      {isConfirming ? (
        <Suspense fallback={null}>
          <DeleteCommentDialog
            commentId={comment.id}
            onClose={() => {
              setIsConfirming(false)
              document.getElementById(commentAnchor(comment.id))?.querySelector('summary')?.focus()
            }}
            onDeleted={() => setIsConfirming(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const START_LENGTH = 20

/** Enough to tell comments of one person apart. */
function startOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length > START_LENGTH ? `${letters.slice(0, START_LENGTH).join('')}…` : letters.join('')
}

/** Without scripts it leads there, and the address can be copied. */
function CopyLink({ path }: { path: string }) {
  const { t } = useLanguage()
  const { publicUrl } = useRootData()
  const { show } = useFlashQueue()
  const copy = async () => {
    const address = `${publicUrl}${path}`
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    if (isCopied) show({ variant: 'success', title: t('article.copied') })
    else show({ variant: 'danger', title: t('article.copyFailed', { link: address }) })
  }
  return (
    <a
      href={path}
      className={menuItemClass}
      onClick={(event) => {
        event.preventDefault()
        void copy()
      }}
    >
      <Icon path={link} size={17} />
      {t('comments.copyLink')}
    </a>
  )
}

/** Nobody decides about their own. */
function ModerateItem({ comment }: { comment: Comment }) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  if (!viewer?.isModerator || comment.author?.id === viewer.id) return null
  return (
    <Link to={`/admin/comments/${comment.id}`} className={menuItemClass}>
      <Icon path={shield} size={17} />
      {t('menu.moderate')}
    </Link>
  )
}

/** Nobody reports their own. */
function ReportItem({ comment }: { comment: Comment }) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const { token } = useComments()
  const report = useReport()
  if (comment.author === null || comment.author.id === viewer?.id) return null
  return (
    <button
      type="button"
      className={menuItemClass}
      onClick={(event) => {
        event.currentTarget.closest('details')?.removeAttribute('open')
        report({ kind: 'comment', id: comment.id, token })
      }}
    >
      <Icon path={flag} size={17} />
      {t('report.action')}
    </button>
  )
}
