import { languageTag } from '@repo/web-kit/locale'
import { pageTitle } from '@repo/web-kit/page-title'
import type { MetaDescriptor } from 'react-router'
import { postPath } from './blog-paths.ts'
import type { Post } from './post.ts'

/** Title, description, link preview and structured data of a post. */
export function postMeta(
  { id, title, summary, picture, language, publishedAt, tags }: Post,
  publicUrl: string,
): MetaDescriptor[] {
  const url = `${publicUrl}${postPath(id)}`
  const image = picture === null ? null : `${publicUrl}${picture}`
  return [
    { title: pageTitle(title) },
    { name: 'description', content: summary },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Mishiori' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    ...(image === null ? [] : [{ property: 'og:image', content: image }]),
    { name: 'twitter:card', content: image === null ? 'summary' : 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        url,
        datePublished: publishedAt,
        inLanguage: languageTag(language),
        keywords: tags,
        ...(image !== null && { image }),
        publisher: { '@type': 'Organization', name: 'Mishiori', url: publicUrl },
      },
    },
  ]
}
