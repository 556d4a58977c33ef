import type { ArticleFacts } from '@repo/articles/article-facts'
import { pathInLanguage } from '@repo/articles/article-links'
import { useLanguage } from '@repo/web-kit/language'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import { languageTag } from '@repo/web-kit/locale'
import { useAddressBelow } from '@repo/web-kit/use-address-below'
import { useLocation, useSearchParams } from 'react-router'
import styles from './article-languages.module.css'

/** The languages of the article, as links that need no scripts, and its parts that are not in the reader's language. */
export function ArticleLanguages({ article }: { article: ArticleFacts }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { t, locale } = useLanguage()
  const addressBelow = useAddressBelow()
  const { all, body } = article.languages
  if (all.length === 1 && body === locale) return null
  return (
    <div className={styles.languages}>
      {all.length > 1 ? (
        <nav aria-label={t('article.languages')}>
          <ul className={styles.switch}>
            {all.map((language) => (
              <li key={language}>
                <a
                  href={addressBelow(pathInLanguage(pathname, search, language), language)}
                  lang={languageTag(language)}
                  hrefLang={languageTag(language)}
                  aria-current={language === locale ? 'true' : undefined}
                >
                  {LANGUAGE_NAMES[language]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {body === locale ? null : (
        <p className={styles.note}>{t(all.length > 1 ? 'article.textIsNotTranslated' : 'article.isNotTranslated')}</p>
      )}
    </div>
  )
}
