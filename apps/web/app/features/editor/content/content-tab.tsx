import '@mishiori/article-blocks/style.css'
import {
  type ArticleDocument,
  ArticleEditor,
  type ArticleEditorServices,
  ArticleUploadError,
} from '@mishiori/article-blocks'
import { linkedObjectIds } from '@mishiori/article-blocks/document'
import type { MapDocument } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { useMemo } from 'react'
import { useLanguage } from '../../../platform/i18n.tsx'
import { CHOOSABLE_PICTURES } from '../pictures/accepted-picture.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { useEditorWords } from '../words/editor-words.tsx'
import { sayPictureProblem } from '../words/picture-words.ts'
import styles from './content-tab.module.css'
import { linkableObjects } from './linkable-objects.ts'
import { MapObjectRail } from './map-object-rail.tsx'
import { TextCounts } from './text-counts.tsx'

interface ContentTabProps {
  title: string
  onTitle: (title: string) => void
  article: ArticleDocument
  onChange: (article: ArticleDocument) => void
  /** null when the map cannot be read. */
  map: MapDocument | null
  previewPath: string | null
  onMapLink: (objectId: string) => void
}

/** The title and the text under it, with what the text can link to beside them. */
export default function ContentTab({
  title,
  onTitle,
  article,
  onChange,
  map,
  previewPath,
  onMapLink,
}: ContentTabProps) {
  const { t, article: words } = useEditorWords()
  const services = useUploadService()
  const objects = useMemo(() => (map ? linkableObjects(map) : []), [map])
  const usedIds = useMemo(() => new Set(linkedObjectIds(article)), [article])
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <div className={styles.document}>
          <textarea
            className={styles.title}
            aria-label={t('content.title')}
            placeholder={t('content.titlePlaceholder')}
            rows={1}
            value={title}
            maxLength={PRODUCT_LIMITS.titleLength.max}
            onChange={({ currentTarget }) => onTitle(currentTarget.value.replace(/\n/g, ' '))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
            }}
          />
          <ArticleEditor
            value={article}
            onChange={onChange}
            services={services}
            mapObjects={objects}
            onMapLinkClick={onMapLink}
            messages={words}
          />
          <TextCounts article={article} />
        </div>
      </div>
      <MapObjectRail objects={objects} usedIds={usedIds} previewPath={previewPath} />
    </div>
  )
}

function useUploadService(): ArticleEditorServices {
  const { t } = useEditorWords()
  const { sayError } = useLanguage()
  return useMemo(
    () => ({
      imageTypes: CHOOSABLE_PICTURES,
      uploadImage: async (file, options) => {
        const result = await uploadPicture(file, options)
        if (!result.ok) throw new ArticleUploadError(sayPictureProblem(result, t, sayError))
        const { url, width, height } = result.file
        return { url, width, height }
      },
    }),
    [t, sayError],
  )
}
