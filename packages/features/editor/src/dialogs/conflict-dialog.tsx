import { articlePlainText } from '@mishiori/article-blocks/document'
import { type EditorDraft, isForReaders, readable } from '@repo/authoring/draft'
import { changedParts } from '@repo/authoring/draft-parts'
import type { OpenedArticle } from '@repo/authoring/ports'
import { recordingExtents, showsMore } from '@repo/authoring/recording-extents'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { formatMoment, listParts } from '../messages/phrases.ts'
import styles from './dialogs.module.css'

export type ConflictChoice = 'keepMine' | 'takeTheirs' | 'keepBoth'

interface ConflictDialogProps {
  isOpen: boolean
  mine: EditorDraft
  /** When mine was changed last. */
  mineAt: Date
  /** null when the article was deleted. */
  theirs: OpenedArticle | null
  userId: number
  onChoose: (choice: ConflictChoice) => void
  onClose: () => void
}

/** Two versions of one article, distinguished by time, author and content. Neither is lost before the author chooses. */
export function ConflictDialog({ isOpen, mine, mineAt, theirs, userId, onChoose, onClose }: ConflictDialogProps) {
  const { t } = useEditorMessages()
  const { locale } = useLanguage()
  const by = (when: string) => t('conflict.by', { when: formatMoment(when, locale) })
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t(theirs ? 'conflict.title' : 'conflict.goneTitle')}
      actions={
        <div className={styles.stack}>
          {theirs ? (
            <>
              <Button variant="primary" isBlock onClick={() => onChoose('keepMine')}>
                {t('conflict.keepMine')}
              </Button>
              <Button isBlock onClick={() => onChoose('takeTheirs')}>
                {t('conflict.takeTheirs')}
              </Button>
            </>
          ) : null}
          <Button variant={theirs ? 'line' : 'primary'} isBlock onClick={() => onChoose('keepBoth')}>
            {t('conflict.keepBoth')}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{t(theirs ? 'conflict.text' : 'conflict.goneText')}</p>
      <div className={styles.versions}>
        <Version heading={t('conflict.mine')} by={by(mineAt.toISOString())} draft={mine} />
        {theirs ? (
          <Version
            heading={t('conflict.theirs')}
            by={
              theirs.author.id === userId
                ? by(theirs.saved.updatedAt)
                : t('conflict.byOther', {
                    name: theirs.author.name,
                    when: formatMoment(theirs.saved.updatedAt, locale),
                  })
            }
            draft={theirs.draft}
          />
        ) : null}
      </div>
      {theirs ? <Difference mine={mine} theirs={theirs.draft} /> : null}
      {isOpen && theirs && wouldShowRecording(mine, theirs.draft) ? (
        <p className={styles.text}>{t('conflict.recording')}</p>
      ) : null}
    </Modal>
  )
}

/** Whether mine over theirs tells readers more of when its author was where. */
function wouldShowRecording(mine: EditorDraft, theirs: EditorDraft): boolean {
  const extentsOf = ({ map }: EditorDraft) => recordingExtents(readable(map))
  return isForReaders(mine.visibility) && showsMore(extentsOf(mine), extentsOf(theirs))
}

function Version({ heading, by, draft }: { heading: string; by: string; draft: EditorDraft }) {
  const { t } = useEditorMessages()
  return (
    <section className={styles.version}>
      <h3>{heading}</h3>
      <p className={styles.muted}>{by}</p>
      <p className={styles.name}>{draft.title.trim() || t('editor.untitled')}</p>
      <p className={styles.muted}>{t('conflict.figures', figuresOf(draft))}</p>
    </section>
  )
}

function Difference({ mine, theirs }: { mine: EditorDraft; theirs: EditorDraft }) {
  const { t } = useEditorMessages()
  const { locale } = useLanguage()
  const parts = changedParts(mine, theirs)
  return (
    <p className={styles.muted}>
      {parts.length > 0 ? t('conflict.changes', { parts: listParts(parts, t, locale) }) : t('conflict.same')}
    </p>
  )
}

function figuresOf({ map, text }: EditorDraft): { objects: number; characters: number } {
  const [layers, article] = [readable(map)?.layers ?? [], readable(text)]
  return {
    objects: layers.reduce((sum, { objects }) => sum + objects.length, 0),
    characters: article ? [...articlePlainText(article).replace(/\s/g, '')].length : 0,
  }
}
