import { EMBED_SIZE, type EmbedTarget, embedCode, embedPath, type Locale } from '@repo/contract'
import { Link } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../root-data.ts'
import styles from './embed-code.module.css'

interface EmbedCodeProps {
  target: EmbedTarget
  /** The language of the frame; the reader's unless given. */
  locale?: Locale | null
  /** Of what it shows. */
  title: string
  /** What the code is for. */
  text: string
}

/** The code that shows something public in a frame of another page. */
export function EmbedCode({ target, locale = null, title, text }: EmbedCodeProps) {
  const { t } = useLanguage()
  const { publicUrl } = useRootData()
  const path = embedPath(target, { locale, theme: null, layerIds: [], hasProfile: false })
  const page = `${publicUrl}/${target.kind}/${target.id}${locale ? `?hl=${locale}` : ''}`
  return (
    <details className={styles.embed}>
      <summary>{t('article.embed')}</summary>
      <p>{text}</p>
      <textarea
        readOnly
        rows={4}
        value={embedCode({ address: `${publicUrl}${path}`, title, ...EMBED_SIZE })}
        aria-label={t('article.embedCode')}
        onFocus={selectAll}
      />
      <Link className={styles.more} to={`/embed?${new URLSearchParams({ url: page })}`}>
        {t('article.embedMore')}
      </Link>
    </details>
  )
}

const selectAll = (event: React.FocusEvent<HTMLTextAreaElement>) => event.currentTarget.select()
