import type { ArticleDocument, LinkableMapObject } from '@mishiori/article-blocks'
import { articlePlainText } from '@mishiori/article-blocks/document'
import { renderArticleHtml } from '@mishiori/article-blocks/html'
import { foreignPictureLabel, type Locale } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { copy } from '@repo/ui/icons'
import { languageTag } from '@repo/web-kit/locale'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './original-text.module.css'

interface OriginalTextProps {
  title: string
  article: ArticleDocument
  language: Locale
  objects: readonly LinkableMapObject[]
  /** Takes the text over, to be written anew piece by piece; absent once there is a text. */
  onCopy: (() => void) | undefined
  /** Another way to begin. */
  machineDraft: ReactNode
}

/** What is being translated, beside the translation; on narrow pages above it, folded. */
export function OriginalText({ title, article, language, objects, onCopy, machineDraft }: OriginalTextProps) {
  const { t } = useEditorMessages()
  const [isOpen] = useState(() => matchMedia('(min-width: 1000px)').matches)
  const shown = useDeferredValue(article)
  const html = useMemo(() => {
    const names = new Map(objects.map(({ id, name }) => [id, name]))
    return renderArticleHtml(shown, {
      mapLinkLabel: (id) => names.get(id) ?? null,
      imageLinkLabel: (url) => foreignPictureLabel(url, { language, origin: location.origin }),
    })
  }, [shown, objects, language])
  const isEmpty = articlePlainText(shown).trim() === ''
  return (
    <details className={styles.original} open={isOpen}>
      <summary>{t('languages.original', { language: t(`languages.name.${language}`) })}</summary>
      {onCopy && !isEmpty ? (
        <div className={styles.copy}>
          <Button icon={<Icon path={copy} size={18} />} onClick={onCopy}>
            {t('languages.copy')}
          </Button>
          <p>{t('languages.copyHint')}</p>
          {machineDraft}
        </div>
      ) : null}
      <div lang={languageTag(language)}>
        <p className={styles.title}>{title}</p>
        {/* The renderer sanitises: it makes the same HTML as the server does. */}
        <div className="article-body" inert dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </details>
  )
}
