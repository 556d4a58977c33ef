import { Sheet, type SheetNumber } from '../sheets/sheet.tsx'
import type { TextPage } from './break-into-pages.ts'
import styles from './text.module.css'

interface TextSheetProps extends SheetNumber {
  page: TextPage
  title: string
  lang: string | undefined
  hasPhotos: boolean
  isGrayscale: boolean
}

/** A page of the article's text. */
export function TextSheet({ page, title, lang, hasPhotos, isGrayscale, ...number }: TextSheetProps) {
  const space = page.spacePixels > 0 ? `<div class="${styles.space}" style="height:${page.spacePixels}px"></div>` : ''
  return (
    <Sheet {...number} foot={title}>
      <div className={styles.textPage}>
        <div
          className={`article-body ${styles.text} ${styles.columns}`}
          lang={lang}
          data-photos={hasPhotos}
          data-grey={isGrayscale || undefined}
          style={{ '--column': page.column }}
          // Taken from the article's sanitised text as the browser has laid it out.
          dangerouslySetInnerHTML={{ __html: space + page.html }}
        />
      </div>
    </Sheet>
  )
}
