// @vitest-environment jsdom

import type { ArticleFacts } from '@repo/articles/article-facts'
import { anArticle } from '@repo/articles/testing/sample-reading'
import type { Locale } from '@repo/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, it } from 'vitest'
import { articleMeta } from './article-meta.ts'

const article = anArticle({
  id: 12,
  title: '鳥居峠',
  summary: '木曽路の峠道',
  previewPath: '/previews/abc.webp',
  tags: ['中山道'],
  author: { id: 1, name: 'ひかり', avatar: null },
  publishedAt: '2026-10-18T12:00:00.000Z',
  updatedAt: '2026-10-19T00:00:00.000Z',
})

/** The head of an article's page as the server writes it. */
function headOf(over: Partial<ArticleFacts> = {}, locale: Locale = 'ja'): string {
  const page = {
    article: { ...article, ...over },
    publicUrl: 'https://mishiori.example',
    feedTitle: 'Comments',
    description: 'everything',
    locale,
  } as const
  const Page = createRoutesStub([{ id: 'article', path: '/', Component: Meta, meta: () => articleMeta(page) }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

it('tells link previews the title, the text and a picture of the route', () => {
  const head = headOf()
  expect(head).toContain('<meta property="og:title" content="鳥居峠"/>')
  expect(head).toContain('<meta property="og:image" content="https://mishiori.example/previews/abc-og.png"/>')
  expect(head).toContain('<meta name="description" content="木曽路の峠道"/>')
  expect(head).toContain('<link rel="canonical" href="https://mishiori.example/routes/12"/>')
  expect(head).toContain('href="https://mishiori.example/oembed?url=https%3A%2F%2Fmishiori.example%2Froutes%2F12"')
})

it('tells search engines when the article was published, not when its draft was begun', () => {
  expect(headOf()).toContain('"datePublished":"2026-10-18T12:00:00.000Z"')
})

it('tells search engines how far it is, and how long by which model: an estimate', () => {
  const courseTime = { minutes: 130, model: 'hikeJapan', version: 1, by_ground: false, constant: 8.6 } as const
  const wayOf = (over: Partial<ArticleFacts>) => {
    const page = new DOMParser().parseFromString(`<head>${headOf(over)}</head>`, 'text/html')
    return JSON.parse(page.querySelector('script')?.textContent ?? '').about
  }
  expect(wayOf({ distanceKm: 4.98, climbMeters: 312, courseTime }).additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'distance', value: 4.98, unitCode: 'KMT' },
    { '@type': 'PropertyValue', name: 'climb', value: 312, unitCode: 'MTR' },
    {
      '@type': 'PropertyValue',
      name: 'estimated time',
      value: 130,
      unitCode: 'MIN',
      measurementTechnique: 'hikeJapan 1',
    },
    { '@type': 'PropertyValue', name: 'course constant', value: 8.6, measurementTechnique: 'hikeJapan 1' },
  ])
  const byGround = wayOf({ distanceKm: 4.98, climbMeters: 312, courseTime: { ...courseTime, by_ground: true } })
  expect(byGround.additionalProperty[2]).toMatchObject({ value: 130, measurementTechnique: 'hikeJapan 1 by ground' })
  const unknown = wayOf({ distanceKm: 4.98, climbMeters: null, courseTime: null })
  expect(unknown.additionalProperty).toHaveLength(1)
  expect(wayOf({ distanceKm: null, climbMeters: null, courseTime: null })).toBeUndefined()
})

it('describes the way when an article has no summary, and the product where there is no way', () => {
  const way = { summary: '', distanceKm: 4.98, climbMeters: null, courseTime: null, isLoop: true, travelProfile: null }
  expect(headOf(way)).toContain('<meta name="description" content="出発点に戻る4.98 kmのルート。"/>')
  expect(headOf({ summary: '', distanceKm: null })).toContain('<meta name="description" content="everything"/>')
})

it.each(['draft', 'private', 'linkShared', 'forbidden'] as const)(
  'keeps search engines away from an article that is %s',
  (status) => {
    const head = headOf({ status })
    expect(head).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(head).toContain('<meta name="referrer" content="no-referrer"/>')
    expect(head).not.toContain('canonical')
    expect(head).not.toContain('ld+json')
    expect(head).not.toContain('oembed')
  },
)

it.each([
  '</title><script>alert(1)</script>',
  '0;url=https://evil.example" http-equiv="refresh',
  '</script><img src=x onerror=alert(1)>',
  'line\u2028separator',
])('[C33] writes the title %j as nothing but text', (title) => {
  const head = headOf({ title })
  const page = new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(title)
  expect(page.querySelectorAll('img, [http-equiv], script:not([type="application/ld+json"])')).toHaveLength(0)
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '').headline).toBe(title)
})

it('gives an article in one language one address, whatever the page around it speaks', () => {
  const head = headOf({ languages: { all: ['en-us'], title: 'en-us', summary: 'en-us', body: 'en-us' } })
  expect(head).toContain('<link rel="canonical" href="https://mishiori.example/routes/12"/>')
  expect(head).not.toContain('hrefLang')
  expect(head).toContain('<meta property="og:locale" content="en_US"/>')
  expect(head).toContain('content="https://mishiori.example/previews/abc-og-en-us.png"')
  expect(head).not.toContain('og:locale:alternate')
  expect(head).toContain('"inLanguage":"en-US"')
})

it('gives each of two languages an address of its own, and names the other', () => {
  const head = headOf({ languages: { all: ['ja', 'en-us'], title: 'en-us', summary: 'ja', body: 'en-us' } }, 'en-us')
  expect(head).toContain('<link rel="canonical" href="https://mishiori.example/routes/12?hl=en-us"/>')
  expect(head).toContain('hrefLang="ja" href="https://mishiori.example/routes/12?hl=ja"')
  expect(head).toContain('hrefLang="en-US" href="https://mishiori.example/routes/12?hl=en-us"')
  expect(head).toContain('hrefLang="x-default" href="https://mishiori.example/routes/12"')
  expect(head).toContain('<meta property="og:locale:alternate" content="ja_JP"/>')
})

it('gives a language whose title is missing the address of its page, not that of the title', () => {
  const head = headOf({ languages: { all: ['ja', 'en-us'], title: 'ja', summary: 'ja', body: 'en-us' } }, 'en-us')
  expect(head).toContain('<link rel="canonical" href="https://mishiori.example/routes/12?hl=en-us"/>')
  expect(head).toContain('<meta property="og:url" content="https://mishiori.example/routes/12?hl=en-us"/>')
  expect(head).toContain('<meta property="og:locale" content="en_US"/>')
  expect(head).toContain('<meta property="og:locale:alternate" content="ja_JP"/>')
  expect(head).toContain('"inLanguage":"en-US"')
  expect(head).toContain('<meta property="og:title" content="鳥居峠"/>')
})
