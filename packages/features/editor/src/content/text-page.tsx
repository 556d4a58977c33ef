import {
  type ArticleDocument,
  ArticleEditor,
  type ArticleEditorHandle,
  type ArticleEditorServices,
  type LinkableMapObject,
} from '@mishiori/article-blocks'
import { articleStats } from '@mishiori/article-blocks/document'
import type { Locale } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { type Ref, useDeferredValue, useMemo, useRef } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './content-tab.module.css'
import { TitleField } from './title-field.tsx'

/** Title and text in one language. */
interface WrittenText {
  readonly language: Locale
  readonly title: string
  readonly titlePlaceholder: string
  readonly onTitle: (title: string) => void
  readonly article: ArticleDocument
  readonly onChange: (article: ArticleDocument) => void
  readonly objects: readonly LinkableMapObject[]
}

interface TextPageProps {
  text: WrittenText
  /** The other language is being written; this one keeps its place and its history. */
  isHidden: boolean
  services: ArticleEditorServices
  editorRef?: Ref<ArticleEditorHandle> | undefined
  onMapLink: (objectId: string) => void
  onPhotosLeft: (language: Locale, count: number) => void
}

export function TextPage({ text, isHidden, services, editorRef, onMapLink, onPhotosLeft }: TextPageProps) {
  const { article: messages } = useEditorMessages()
  const { locale } = useLanguage()
  const page = useRef<HTMLDivElement>(null)
  const writeOn = () => page.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
  return (
    <div ref={page} className={styles.page} lang={langOn(locale, text.language)} hidden={isHidden}>
      <div className={styles.document}>
        <TitleField
          language={text.language}
          title={text.title}
          placeholder={text.titlePlaceholder}
          onChange={text.onTitle}
          onEnter={writeOn}
        />
        <ArticleEditor
          value={text.article}
          onChange={text.onChange}
          services={services}
          mapObjects={text.objects}
          onMapLinkClick={onMapLink}
          onPendingUploadsChange={(count) => onPhotosLeft(text.language, count)}
          messages={messages}
          footer={<TextCounts article={text.article} />}
          ref={editorRef}
        />
      </div>
    </div>
  )
}

/** How much is written and how long it takes to read; counted when typing leaves time for it. */
function TextCounts({ article }: { article: ArticleDocument }) {
  const { t } = useEditorMessages()
  const { locale } = useLanguage()
  const counted = useDeferredValue(article)
  const { characters, words, readingMinutes } = useMemo(() => articleStats(counted), [counted])
  if (characters === 0) return null
  return (
    <p className={styles.counts}>
      {t(words === 0 ? 'content.countsWithoutWords' : 'content.counts', {
        characters: formatFullCount(characters, locale),
        words: formatFullCount(words, locale),
        minutes: readingMinutes,
      })}
    </p>
  )
}
