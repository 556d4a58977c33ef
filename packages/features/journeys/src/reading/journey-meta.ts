import { type Locale, previewAddress } from '@repo/contract'
import { feedLink, oembedLink } from '@repo/web-kit/feed-link'
import { languageTag } from '@repo/web-kit/locale'
import { pageTitle } from '@repo/web-kit/page-title'
import type { MetaDescriptor } from 'react-router'
import { journeyPath } from '../view/journey-links.ts'
import { type JourneyView, type Stage, stagesOf } from '../view/journey-view.ts'

const PICTURE = { width: 1200, height: 630 }
const OPEN_GRAPH_LOCALES = { ja: 'ja_JP', 'en-us': 'en_US' }

interface Page {
  readonly journey: JourneyView
  /** Where the product is reached, without a trailing slash. */
  readonly publicUrl: string
  /** What its feed is called. */
  readonly feedTitle: string
  /** Of the language that the page is in. */
  readonly locale: Locale
  /** Of the product, for journeys without a summary. */
  readonly description: string
}

/** Title, description, link preview and structured data. Values are plain text: React and the router escape them. */
export function journeyMeta({ journey, publicUrl, description, feedTitle, locale }: Page): MetaDescriptor[] {
  const { id, title, language, status, previewPath } = journey
  const url = `${publicUrl}/journeys/${id}`
  const text = journey.summary || description
  const image = previewPath === null ? undefined : `${publicUrl}${previewAddress(previewPath, 'og', language)}`
  return [
    { title: pageTitle(title) },
    { name: 'description', content: text },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Mishiori' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: url },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: String(PICTURE.width) },
          { property: 'og:image:height', content: String(PICTURE.height) },
        ]
      : []),
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[language] },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(status === 'public'
      ? [
          // What is written is in one language: whatever the page around it is in, it is one page.
          { tagName: 'link', rel: 'canonical', href: url },
          oembedLink(publicUrl, url, title),
          feedLink(publicUrl, locale, feedTitle, journeyPath(id)),
          { 'script:ld+json': structuredData(journey, { url, image, publicUrl }) },
        ]
      : [
          { name: 'robots', content: 'noindex, nofollow' },
          { name: 'referrer', content: 'no-referrer' },
        ]),
  ] as MetaDescriptor[] // the router's type has no name for mixed lists
}

interface Addresses {
  readonly url: string
  readonly image: string | undefined
  readonly publicUrl: string
}

/** A journey is a trip with its stages in order, a collection a list. */
function structuredData(journey: JourneyView, { url, image, publicUrl }: Addresses): Record<string, unknown> {
  const stages = stagesOf(journey).flatMap(([, { article }]) => (article ? [article] : []))
  const list = {
    '@type': 'ItemList',
    numberOfItems: stages.length,
    itemListElement: stages.map((article, index) => listItem(article, { position: index + 1, publicUrl })),
  }
  const { kind, title, summary, language, author } = journey
  const common = {
    '@context': 'https://schema.org',
    name: title,
    description: summary || undefined,
    url,
    image,
    inLanguage: languageTag(language),
    author: { '@type': 'Person', name: author.name, url: `${publicUrl}/users/${author.id}` },
  }
  if (kind === 'collection') return { ...common, ...list }
  const { inLanguage: _, author: provider, ...trip } = common
  return {
    ...trip,
    '@type': 'Trip',
    provider,
    departureTime: journey.startsOn ?? undefined,
    arrivalTime: journey.endsOn ?? undefined,
    itinerary: list,
  }
}

function listItem(
  { id, title }: NonNullable<Stage['article']>,
  { position, publicUrl }: { readonly position: number; readonly publicUrl: string },
) {
  return { '@type': 'ListItem', position, name: title, url: `${publicUrl}/routes/${id}` }
}
