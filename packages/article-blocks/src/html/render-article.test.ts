import { describe, expect, it } from 'vitest'
import type { ArticleBlock, HeadingLevel } from '../model/article-document.ts'
import { plainInline } from '../model/inline-text.ts'
import { articleHeadings } from './article-headings.ts'
import { type ArticleHtmlOptions, renderArticleHtml } from './render-article.ts'

const options: ArticleHtmlOptions = { mapLinkLabel: (id) => (id === 'gone' ? null : `Show ${id}`) }
const render = (block: ArticleBlock, more: Partial<ArticleHtmlOptions> = {}) =>
  renderArticleHtml({ blocks: [block] }, { ...options, ...more })
const heading = (level: HeadingLevel, text: string): ArticleBlock => ({
  type: 'heading',
  level,
  text: plainInline(text),
})
const linkTo = (objectId: string): ArticleBlock => ({
  type: 'paragraph',
  text: [{ type: 'text', text: '峠', target: { kind: 'mapObject', objectId } }],
})
const image: ArticleBlock = {
  type: 'image',
  url: '/a.jpg?x="1"&y',
  caption: '<gate>',
  mapObjectId: 'o1',
  size: { width: 1000, height: 500 },
}

describe('renderArticleHtml', () => {
  it('leads map links to the object’s entry in the page, with the id for a page that moves its map', () => {
    expect(render(linkTo('o1'))).toBe(
      '<p><a class="map-link" href="#map-object-o1" data-map-link="o1" title="Show o1">峠</a></p>',
    )
  })

  it('keeps the words of a link to an object that is gone', () => {
    expect(render(linkTo('gone'))).toBe('<p>峠</p>')
  })

  it('has a link in place of an image that the page must not load', () => {
    const imageLinkLabel = (url: string) => (url.startsWith('/') ? null : 'Picture of <b>')
    const foreign = 'https://img.example.net/x.png?a=1&b'
    const link = `<a href="${foreign.replace('&', '&amp;')}" rel="noopener nofollow ugc">Picture of &lt;b&gt;</a>`
    expect(render({ ...image, url: foreign, mapObjectId: null } as ArticleBlock, { imageLinkLabel })).toBe(
      `<figure class="image">${link}<figcaption><span>&lt;gate&gt;</span></figcaption></figure>`,
    )
    const images = [foreign, '/a.jpg'].map((url) => ({ url, alt: '', mapObjectId: null }))
    const gallery: ArticleBlock = { type: 'gallery', images, aspectRatio: '4-3', longSide: 'width', caption: '' }
    expect(render(gallery, { imageLinkLabel })).toContain(`<li>${link}</li><li><img src="/a.jpg"`)
  })

  it('names the colour of a map link', () => {
    expect(render(linkTo('o1'), { mapLinkColor: () => 'orange' })).toContain('data-color="orange"')
  })

  it('draws an image with its size, caption and place, loaded when near', () => {
    expect(render(image)).toBe(
      '<figure class="image"><img src="/a.jpg?x=%221%22&amp;y" alt="&lt;gate&gt;" width="1000" height="500" style="--ab-image-ratio:1000 / 500" loading="lazy" decoding="async">' +
        '<figcaption><span>&lt;gate&gt;</span><a class="map-link" href="#map-object-o1" data-map-link="o1">Show o1</a></figcaption></figure>',
    )
  })

  it('takes further attributes of images, but no event handlers', () => {
    const html = render(image, { imageAttributes: () => ({ srcset: '/a-2x.jpg 2x', width: 800, onload: 'x()' }) })
    expect(html).toContain('srcset="/a-2x.jpg 2x"')
    expect(html).toContain('width="800"')
    expect(html).toContain('style="--ab-image-ratio:800 / 500"')
    expect(html).not.toContain('onload')
  })

  it('writes one anchor around neighbouring runs that lead to one place', () => {
    const target = { kind: 'address', href: 'https://a.example/' } as const
    const block: ArticleBlock = {
      type: 'paragraph',
      text: [
        { type: 'text', text: 'one ', target },
        { type: 'text', text: 'link', isBold: true, target },
      ],
    }
    expect(render(block)).toBe('<p><a href="https://a.example/" rel="noopener nofollow ugc">one <b>link</b></a></p>')
  })

  it('names the field that scrolls a wide table, counting in the page’s language', () => {
    const table: ArticleBlock = { type: 'table', hasHeadingRow: false, rows: [[plainInline('a')]] }
    const html = renderArticleHtml(
      { blocks: [table, { ...table }] },
      { ...options, tableLabel: (number) => `表"${number}"` },
    )
    expect(html.match(/<div [^>]*>/g)).toEqual([
      '<div class="table-scroll" tabindex="0" role="region" aria-label="表&quot;1&quot;">',
      '<div class="table-scroll" tabindex="0" role="region" aria-label="表&quot;2&quot;">',
    ])
    expect(render(table)).toContain('aria-label="Table 1"')
  })

  it('leaves out blocks it does not know', () => {
    expect(render({ type: 'unknown', stored: { type: 'future' } })).toBe('')
  })
})

describe('headings', () => {
  const document = {
    blocks: [heading(3, '時間 と 持ちもの'), heading(5, 'Food'), heading(3, 'Food'), heading(6, ''), heading(2, '???')],
  }

  it('start at h2 and skip no level, whatever levels the author chose', () => {
    expect(articleHeadings(document)).toEqual([
      { id: 'section-時間-と-持ちもの', outlineLevel: 3, text: '時間 と 持ちもの' },
      { id: 'section-food', outlineLevel: 4, text: 'Food' },
      { id: 'section-food-2', outlineLevel: 3, text: 'Food' },
      { id: 'section', outlineLevel: 2, text: '???' },
    ])
  })

  it('carry the ids and levels of the list of contents', () => {
    const html = renderArticleHtml(document, options)
    for (const { id, outlineLevel } of articleHeadings(document)) expect(html).toContain(`<h${outlineLevel} id="${id}"`)
    expect(html).not.toContain('<h1')
  })
})
