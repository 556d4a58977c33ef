import type { ArticleStatus } from '@repo/contract'
import { Badge, type BadgeProps } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { arrowLeft, dotsThreeVertical, eye, globe, notePencil, signOut } from '@repo/ui/icons'
import { Menu } from '@repo/ui/menu'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './editor-header.module.css'
import type { Section } from './editor-sections.ts'
import { EditorTabs } from './editor-tabs.tsx'

interface EditorHeaderProps {
  title: string
  /** null before the first save. */
  status: ArticleStatus | null
  saveState: ReactNode
  section: Section
  onSection: (section: Section) => void
  isPublishing: boolean
  /** Absent where there is nothing on the server to look at. */
  onPreview: (() => void) | undefined
  onSaveDraft: () => void
  onPublish: () => void
  /** A second language, while there is none. */
  addLanguage: { label: string; onAdd: () => void } | undefined
  /** For guests, who confirm the exit; undefined for users. */
  onExit: (() => void) | undefined
}

export function EditorHeader({ title, status, saveState, section, onSection, ...actions }: EditorHeaderProps) {
  const { t } = useEditorMessages()
  const language = useLanguage()
  const isShown = status !== null && status !== 'draft'
  return (
    <header className={styles.header}>
      <WayBack onExit={actions.onExit} />
      <div className={styles.about}>
        <h1 className={styles.title}>{title.trim() || t('editor.untitled')}</h1>
        <p className={styles.state}>
          <Badge tone={TONES[status ?? 'draft']}>
            {status === null ? t(actions.onExit ? 'guest.badge' : 'editor.status.new') : language.t(`status.${status}`)}
          </Badge>
          {saveState}
        </p>
      </div>
      <EditorTabs current={section} onChange={onSection} />
      <HeaderActions isShown={isShown} {...actions} />
    </header>
  )
}

function WayBack({ onExit }: Pick<EditorHeaderProps, 'onExit'>) {
  const { t } = useEditorMessages()
  if (onExit) return <IconButton className={styles.back} label={t('guest.exit')} icon={arrowLeft} onClick={onExit} />
  return (
    <Link to="/home" className={styles.back} aria-label={t('editor.back')} title={t('editor.back')}>
      <Icon path={arrowLeft} size={21} />
    </Link>
  )
}

const TONES: Readonly<Record<ArticleStatus, NonNullable<BadgeProps['tone']>>> = {
  draft: 'neutral',
  private: 'brand',
  linkShared: 'brand',
  public: 'success',
  forbidden: 'warning',
}

type ActionsProps = Pick<
  EditorHeaderProps,
  'isPublishing' | 'onPreview' | 'onSaveDraft' | 'onPublish' | 'addLanguage' | 'onExit'
> & {
  isShown: boolean
}

function HeaderActions(props: ActionsProps) {
  const { isShown, isPublishing, onPreview, onSaveDraft, onPublish, addLanguage, onExit } = props
  const { t } = useEditorMessages()
  const more = <IconButton label={t('editor.more')} icon={dotsThreeVertical} />
  const languageItems = addLanguage
    ? [{ label: addLanguage.label, icon: <Icon path={globe} size={18} />, onSelect: addLanguage.onAdd }]
    : []
  const publishBusy = t(isShown ? 'editor.updating' : 'editor.publishing')
  return (
    <div className={styles.actions} data-tour="editor-publish">
      {onExit ? (
        <button type="button" className={`${buttonClass({ variant: 'ghost' })} ${styles.wide}`} onClick={onExit}>
          <Icon path={signOut} size={19} />
          {t('guest.exit')}
        </button>
      ) : null}
      {onPreview ? (
        <button type="button" className={`${buttonClass({ variant: 'ghost' })} ${styles.wide}`} onClick={onPreview}>
          <Icon path={eye} size={19} />
          {t('editor.preview')}
        </button>
      ) : null}
      <span className={styles.wide}>
        <Button onClick={onSaveDraft}>{t('editor.saveDraft')}</Button>
      </span>
      {addLanguage ? (
        <span className={styles.wide}>
          <Menu trigger={more} items={languageItems} />
        </span>
      ) : null}
      <span className={styles.narrow}>
        <Menu
          trigger={more}
          items={[
            ...(onPreview
              ? [{ label: t('editor.preview'), icon: <Icon path={eye} size={18} />, onSelect: onPreview }]
              : []),
            { label: t('editor.saveDraft'), icon: <Icon path={notePencil} size={18} />, onSelect: onSaveDraft },
            ...languageItems,
            ...(onExit ? [{ label: t('guest.exit'), icon: <Icon path={signOut} size={18} />, onSelect: onExit }] : []),
          ]}
        />
      </span>
      <Button variant="primary" onClick={onPublish} busyLabel={isPublishing ? publishBusy : undefined}>
        {t(isShown ? 'editor.update' : 'editor.publish')}
      </Button>
    </div>
  )
}
