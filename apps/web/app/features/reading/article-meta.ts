import { previewAddress } from '@repo/contract'
import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../platform/page-title.ts'
import type { ArticleFacts } from './reading-view.ts'

const PICTURE = { width: 1200, height: 630 }

interface Page {
  readonly article: ArticleFacts
  /** Where the product is reached, without a trailing slash. */
  readonly publicUrl: string
  readonly locale: 'ja' | 'en-us'
  readonly description: string
}

/** Title, description, link preview and structured data of an article. Values are plain text: React and the router escape them. */
export function articleMeta({ article, publicUrl, locale, description }: Page): MetaDescriptor[] {
  const url = `${publicUrl}/routes/${article.id}`
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
    { property: 'og:locale', content: locale === 'ja' ? 'ja_JP' : 'en_US' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isPublic
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          ...alternates(url),
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

/** The same page in each language. */
function alternates(url: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'alternate', hrefLang: 'ja', href: `${url}?hl=ja` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-US', href: `${url}?hl=en-us` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
  ]
}

function structuredData(article: ArticleFacts, url: string, image: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary || undefined,
    url,
    image,
    datePublished: article.created_at,
    dateModified: article.updated_at,
    author: { '@type': 'Person', name: article.user.nickname || article.user.name },
    keywords: article.tag.map(({ name }) => name).join(', ') || undefined,
  }
}
