import { Sheet, type SheetNumber } from '../sheets/sheet.tsx'
import type { TextPage } from './break-into-pages.ts'
import styles from './text.module.css'

interface TextPartProps {
  page: TextPage
  lang: string | undefined
  hasPhotos: boolean
  isGrayscale: boolean
  /** As high as its text, in a sheet with something else. */
  isShort?: boolean
}

/** A page of the article's text. */
export function TextSheet({
  title,
  page,
  lang,
  hasPhotos,
  isGrayscale,
  ...number
}: TextPartProps & SheetNumber & { title: string }) {
  return (
    <Sheet {...number} foot={title}>
      <TextPart page={page} lang={lang} hasPhotos={hasPhotos} isGrayscale={isGrayscale} />
    </Sheet>
  )
}

/** What of the text is on one page. */
export function TextPart({ page, lang, hasPhotos, isGrayscale, isShort = false }: TextPartProps) {
  return (
    <div className={styles.textPage} style={isShort ? { height: page.filledPixels } : undefined}>
      <div
        className={`article-body ${styles.text} ${styles.columns}`}
        lang={lang}
        data-photos={hasPhotos}
        data-grey={isGrayscale || undefined}
        style={{ '--column': page.column, '--space': `${page.spacePixels}px` }}
        // Taken from the article's sanitised text as the browser has laid it out.
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
    </div>
  )
}
