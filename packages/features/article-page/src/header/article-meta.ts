import type { ArticleFacts } from '@repo/articles/article-facts'
import { wayFactsOf } from '@repo/articles/way-in-words'
import { type Locale, previewAddress } from '@repo/contract'
import { waySentence } from '@repo/i18n'
import { oembedLink } from '@repo/web-kit/feed-link'
import { alternateLinks } from '@repo/web-kit/language-links'
import { languageTag } from '@repo/web-kit/locale'
import { pageTitle } from '@repo/web-kit/page-title'
import type { MetaDescriptor } from 'react-router'

const PICTURE = { width: 1200, height: 630 }

interface Page {
  readonly article: ArticleFacts
  /** Where the product is reached, without a trailing slash. */
  readonly publicUrl: string
  readonly description: string
  /** Of the feed of its comments. */
  readonly feedTitle: string
  /** The language of the page around the article. */
  readonly locale: Locale
}

const OPEN_GRAPH_LOCALES = { ja: 'ja_JP', 'en-us': 'en_US' }

/** Title, description, link preview and structured data of an article. Values are plain text: React and the router escape them. */
export function articleMeta({ article, publicUrl, description, feedTitle, locale }: Page): MetaDescriptor[] {
  const page = `${publicUrl}/routes/${article.id}`
  const { all, title } = article.languages
  const isBilingual = all.length > 1
  // Each language is a page of its own, though its title may be in the other; the bare address leads readers to theirs.
  const language = isBilingual ? locale : title
  const url = isBilingual ? `${page}?hl=${language}` : page
  const way = wayFactsOf(article)
  const inWords = way && waySentence(way, { locale, units: 'metric' })
  const text = article.summary || inWords || description
  const image = `${publicUrl}${previewAddress(article.previewPath, 'og', language)}`
  const isPublic = article.status === 'public'
  return [
    { title: pageTitle(article.title) },
    { name: 'description', content: text },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Mishiori' },
    { property: 'og:title', content: article.title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(PICTURE.width) },
    { property: 'og:image:height', content: String(PICTURE.height) },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[language] },
    ...all
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: OPEN_GRAPH_LOCALES[other] })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isPublic
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          ...(isBilingual ? alternateLinks(page) : []),
          oembedLink(publicUrl, url, article.title),
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${page}/comments.atom?${new URLSearchParams({ hl: locale })}`,
            title: feedTitle,
          },
          { 'script:ld+json': structuredData(article, { url, image, language }) },
        ]
      : [
          { name: 'robots', content: 'noindex, nofollow' },
          { name: 'referrer', content: 'no-referrer' },
        ]),
  ] as MetaDescriptor[] // the router's type has no name for mixed lists
}

interface Place {
  readonly url: string
  readonly image: string
  readonly language: Locale
}

function structuredData(article: ArticleFacts, { url, image, language }: Place): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary || undefined,
    url,
    image,
    inLanguage: languageTag(language),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: {
      '@type': 'Person',
      name: article.author.name,
      url: `${new URL(url).origin}/users/${article.author.id}`,
    },
    keywords: article.tags.join(', ') || undefined,
    about: wayOf(article),
  }
}

/** The main line: what is measured, and what a model estimates, which is named with its version. */
function wayOf({ distanceKm, climbMeters, courseTime }: ArticleFacts): Record<string, unknown> | undefined {
  if (distanceKm === null) return undefined
  const technique = courseTime && `${courseTime.model} ${courseTime.version}${courseTime.by_ground ? ' by ground' : ''}`
  const figures = [
    { name: 'distance', value: distanceKm, unitCode: 'KMT' },
    { name: 'climb', value: climbMeters, unitCode: 'MTR' },
    { name: 'estimated time', value: courseTime?.minutes, unitCode: 'MIN', measurementTechnique: technique },
    { name: 'course constant', value: courseTime?.constant, measurementTechnique: technique },
  ]
  return {
    '@type': 'Place',
    additionalProperty: figures
      .filter(({ value }) => value != null)
      .map((figure) => ({ '@type': 'PropertyValue', ...figure })),
  }
}
