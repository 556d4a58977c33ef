import { previewAddress } from '@repo/contract'
import type { MetaDescriptor } from 'react-router'
import { alternateLinks } from '../../platform/language-links.ts'
import { languageTag } from '../../platform/locale.ts'
import { pageTitle } from '../../platform/page-title.ts'
import type { ArticleFacts } from './reading-view.ts'

const PICTURE = { width: 1200, height: 630 }

interface Page {
  readonly article: ArticleFacts
  /** Where the product is reached, without a trailing slash. */
  readonly publicUrl: string
  readonly description: string
}

const OPEN_GRAPH_LOCALES = { ja: 'ja_JP', 'en-us': 'en_US' }

/** Title, description, link preview and structured data of an article. Values are plain text: React and the router escape them. */
export function articleMeta({ article, publicUrl, description }: Page): MetaDescriptor[] {
  const page = `${publicUrl}/routes/${article.id}`
  const { all, title } = article.languages
  const isBilingual = all.length > 1
  // Each language is a page of its own; the bare address leads readers to theirs.
  const url = isBilingual ? `${page}?hl=${title}` : page
  const text = article.summary || description
  const image = `${publicUrl}${previewAddress(article.preview_path, 'og')}`
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
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[title] },
    ...all
      .filter((other) => other !== title)
      .map((other) => ({ property: 'og:locale:alternate', content: OPEN_GRAPH_LOCALES[other] })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isPublic
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          ...(isBilingual ? alternateLinks(page) : []),
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/json+oembed',
            href: `${publicUrl}/oembed?${new URLSearchParams({ url })}`,
            title: article.title,
          },
          { 'script:ld+json': structuredData(article, url, image) },
        ]
      : [
          { name: 'robots', content: 'noindex, nofollow' },
          { name: 'referrer', content: 'no-referrer' },
        ]),
  ] as MetaDescriptor[] // the router's type has no name for mixed lists
}

function structuredData(article: ArticleFacts, url: string, image: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary || undefined,
    url,
    image,
    inLanguage: languageTag(article.languages.title),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: {
      '@type': 'Person',
      name: article.user.nickname || article.user.name,
      url: `${new URL(url).origin}/users/${article.user.id}`,
    },
    keywords: article.tag.map(({ name }) => name).join(', ') || undefined,
  }
}
