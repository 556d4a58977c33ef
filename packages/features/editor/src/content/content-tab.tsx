import '@mishiori/article-blocks/style.css'
import type { ArticleDocument, ArticleEditorHandle } from '@mishiori/article-blocks'
import { articlePlainText, imageUrls, linkedObjectIds } from '@mishiori/article-blocks/document'
import { readInLanguage } from '@mishiori/map-document'
import type { EditorDraft } from '@repo/authoring/draft'
import { useMemo, useRef } from 'react'
import { MachineDraft } from '../languages/machine-draft.tsx'
import type { Languages } from '../languages/use-languages.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { MapPicture } from '../session/use-map-picture.ts'
import type { Views } from '../use-views.ts'
import styles from './content-tab.module.css'
import { linkableObjects } from './linkable-objects.ts'
import { MapObjectRail } from './map-object-rail.tsx'
import { MapObjectSheet } from './map-object-sheet.tsx'
import { OriginalText } from './original-text.tsx'
import { TextPage } from './text-page.tsx'
import type { PhotosLeft } from './use-photos-left.ts'
import { useUploadService } from './use-upload-service.ts'

interface ContentTabProps {
  draft: Pick<EditorDraft, 'title' | 'summary'>
  onTitle: (title: string) => void
  views: Pick<
    Views,
    'map' | 'article' | 'translatedArticle' | 'changeMap' | 'changeArticle' | 'changeTranslatedArticle'
  >
  languages: Languages
  mapPicture: MapPicture | null
  onMapLink: (objectId: string) => void
  onPhotosLeft: PhotosLeft['report']
}

/** The title and the text under it, in one language at a time, with what is translated and what the text can link to beside them. */
export default function ContentTab({
  draft,
  onTitle,
  views,
  languages,
  mapPicture,
  onMapLink,
  onPhotosLeft,
}: ContentTabProps) {
  const { t } = useEditorMessages()
  const services = useUploadService()
  const { main, second, translation, writing } = languages
  const isTranslating = writing === second
  const objects = useMemo(() => (views.map ? linkableObjects(views.map) : []), [views.map])
  const translatedObjects = useMemo(
    () => (views.map ? linkableObjects(readInLanguage(views.map, second)) : []),
    [views.map, second],
  )
  const shownArticle = isTranslating ? views.translatedArticle : views.article
  const usedIds = useMemo(() => new Set(linkedObjectIds(shownArticle)), [shownArticle])
  const page = { services, onMapLink, onPhotosLeft }
  const editor = useRef<ArticleEditorHandle>(null)
  const linkable = {
    objects: isTranslating ? translatedObjects : objects,
    usedIds,
    onInsert: (objectId: string) => editor.current?.insertMapLink(objectId),
  }
  return (
    <div className={styles.columns} data-translating={isTranslating || undefined}>
      <TextPage
        {...page}
        isHidden={isTranslating}
        editorRef={isTranslating ? undefined : editor}
        text={{
          language: main,
          title: draft.title,
          titlePlaceholder: t('content.titlePlaceholder'),
          onTitle,
          article: views.article,
          onChange: views.changeArticle,
          objects,
        }}
      />
      {translation ? (
        <TextPage
          {...page}
          isHidden={!isTranslating}
          editorRef={isTranslating ? editor : undefined}
          text={{
            language: second,
            title: translation.title,
            titlePlaceholder: draft.title.trim() || t('content.titlePlaceholder'),
            onTitle: (title) => languages.changeTranslation({ title }),
            article: views.translatedArticle,
            onChange: views.changeTranslatedArticle,
            objects: translatedObjects,
          }}
        />
      ) : null}
      <div className={styles.beside}>
        {isTranslating ? <Original draft={draft} views={views} languages={languages} objects={objects} /> : null}
        <MapObjectRail {...linkable} mapPicture={isTranslating ? null : mapPicture} />
      </div>
      <MapObjectSheet {...linkable} />
    </div>
  )
}

interface OriginalProps extends Pick<ContentTabProps, 'draft' | 'views' | 'languages'> {
  objects: ReturnType<typeof linkableObjects>
}

/** What is translated, and two ways to begin. */
function Original({ draft, views, languages, objects }: OriginalProps) {
  const { main, second, translation, changeTranslation } = languages
  const canBegin = isBlank(views.translatedArticle)
  return (
    <OriginalText
      title={draft.title}
      article={views.article}
      language={main}
      objects={objects}
      onCopy={canBegin ? () => views.changeTranslatedArticle({ ...views.article }) : undefined}
      machineDraft={
        <MachineDraft
          text={{ title: draft.title, summary: draft.summary, article: views.article, map: views.map }}
          source={main}
          target={second}
          onTranslated={({ title, summary, article, map }, asked) => {
            if (canBegin) views.changeTranslatedArticle(article)
            // What was drawn meanwhile is not undone.
            if (map && asked.map === views.map) views.changeMap(map)
            changeTranslation({
              ...(translation?.title.trim() ? null : { title }),
              ...(translation?.summary.trim() ? null : { summary }),
            })
          }}
        />
      }
    />
  )
}

const isBlank = (article: ArticleDocument) => articlePlainText(article).trim() === '' && imageUrls(article).length === 0
