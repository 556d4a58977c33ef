import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../root-data.ts'
import styles from './embed-code.module.css'

interface EmbedCodeProps {
  /** Of the frame on this site. */
  path: string
  /** Of what it shows. */
  title: string
  /** What the code is for. */
  text: string
}

/** Pixels, as oEmbed says them too. */
const FRAME = { width: 640, height: 420 }

/** The code that shows something public in a frame of another page. */
export function EmbedCode({ path, title, text }: EmbedCodeProps) {
  const { t } = useLanguage()
  const { publicUrl } = useRootData()
  const escaped = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const code = `<iframe src="${publicUrl}${path}" width="${FRAME.width}" height="${FRAME.height}" title="${escaped}" loading="lazy" style="border:0;max-width:100%"></iframe>`
  return (
    <details className={styles.embed}>
      <summary>{t('article.embed')}</summary>
      <p>{text}</p>
      <textarea readOnly rows={4} value={code} aria-label={t('article.embedCode')} onFocus={selectAll} />
    </details>
  )
}

const selectAll = (event: React.FocusEvent<HTMLTextAreaElement>) => event.currentTarget.select()
