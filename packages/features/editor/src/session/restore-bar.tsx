import type { EditorDraft } from '@repo/authoring/draft'
import { changedParts } from '@repo/authoring/draft-parts'
import type { UnsavedWork } from '@repo/authoring/ports'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { NoticeBar } from '@repo/web-kit/notice-bar'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { formatMoment, listParts } from '../messages/phrases.ts'

interface RestoreBarProps {
  offer: UnsavedWork
  /** What the server has; null when the work was never saved. */
  saved: EditorDraft | null
  onTake: () => void
  onDiscard: () => void
  /** Given when the author may go on without choosing. */
  onLater?: (() => void) | undefined
}

/** Offers the work that this device kept and the server does not have. */
export function RestoreBar({ offer, saved, onTake, onDiscard, onLater }: RestoreBarProps) {
  const { t } = useEditorMessages()
  const { locale } = useLanguage()
  const parts = saved ? changedParts(offer.draft, saved) : []
  const title = offer.draft.title.trim() || t('editor.untitled')
  const text = saved
    ? parts.length > 0
      ? t('restore.text', { parts: listParts(parts, t, locale) })
      : t('restore.textSame')
    : t('restore.newText', { title })
  return (
    <NoticeBar
      tone="info"
      title={t('restore.title', { when: formatMoment(offer.changedAt, locale) })}
      text={text}
      actions={
        <>
          {onLater ? (
            <Button variant="ghost" onClick={onLater}>
              {t('restore.later')}
            </Button>
          ) : null}
          <Button variant="ghost" onClick={onDiscard}>
            {t('restore.discard')}
          </Button>
          <Button variant="primary" onClick={onTake}>
            {t('restore.take')}
          </Button>
        </>
      }
    />
  )
}
