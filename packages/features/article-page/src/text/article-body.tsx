import { useMapLinks } from '@repo/articles/map-links'
import type { Locale } from '@repo/contract'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { type MouseEvent, memo, useRef } from 'react'
import { PhotoOpeners } from '../photos/photo-openers.tsx'
import styles from './article-body.module.css'

/** The id of the element that holds the article's text. */
export const ARTICLE_TEXT_ID = 'article-text'

/** The article's text. Links to map objects show them on the map; without scripts they lead to the object's entry in the list. */
export function ArticleBody({ html, language }: { html: string; language: Locale }) {
  const { t, locale } = useLanguage()
  const { show } = useMapLinks()
  const text = useRef<HTMLDivElement>(null)
  const followMapLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-map-link]') : null
    const objectId = link?.getAttribute('data-map-link')
    if (!objectId || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    show(objectId)
  }
  if (html.trim() === '') return <p className={styles.empty}>{t('article.empty')}</p>
  return (
    <div ref={text} id={ARTICLE_TEXT_ID} onClickCapture={followMapLink} className={styles.body}>
      <SanitisedHtml html={html} lang={langOn(locale, language)} />
      <PhotoOpeners text={text} html={html} />
    </div>
  )
}

/** The API renders and sanitises this HTML; nothing else may be put here. */
const SanitisedHtml = memo(function SanitisedHtml({ html, lang }: { html: string; lang: string | undefined }) {
  return <div className="article-body" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
})
