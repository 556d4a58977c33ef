import '@mishiori/article-blocks/style.css'
import { type MapDocument, readInLanguage } from '@mishiori/map-document'
import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { linkableObjects } from '@repo/editor/linkable-objects'
import { TextPage } from '@repo/editor/text-page'
import { useUploadService } from '@repo/editor/use-upload-service'
import { TextArea } from '@repo/ui/text-area'
import { useMemo } from 'react'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import styles from './propose-workspace.module.css'
import type { TextDraft } from './text-draft.ts'

export interface ProposeTextProps {
  texts: TextDraft
  language: Locale
  document: MapDocument
  onChange: (texts: Partial<TextDraft>) => void
  onMapLink: (objectId: string) => void
  /** Pictures of the text that are not on the server yet. */
  onPhotosLeft: (language: Locale, count: number) => void
}

/** Title, summary and text of somebody else's article, in the language that it is read in. */
export default function ProposeText({
  texts,
  language,
  document,
  onChange,
  onMapLink,
  onPhotosLeft,
}: ProposeTextProps) {
  const t = useComparingMessages()
  const services = useUploadService()
  const objects = useMemo(() => linkableObjects(readInLanguage(document, language)), [document, language])
  return (
    <div className={styles.words}>
      <TextArea
        label={t('compare.changedSummary')}
        value={texts.summary}
        max={PRODUCT_LIMITS.summaryLength.max}
        onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
      />
      <TextPage
        isHidden={false}
        services={services}
        onMapLink={onMapLink}
        onPhotosLeft={onPhotosLeft}
        text={{
          language,
          title: texts.title,
          titlePlaceholder: t('compare.changedTitle'),
          onTitle: (title) => onChange({ title }),
          article: texts.body,
          onChange: (body) => onChange({ body }),
          objects,
        }}
      />
    </div>
  )
}
