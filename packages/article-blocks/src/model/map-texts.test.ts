import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyArticle } from '../testing/arbitrary-article.ts'
import { parseBlocks } from '../testing/parse-blocks.ts'
import { sampleArticle } from '../testing/sample-article.ts'
import { imageUrls, linkedObjectIds } from './article-facts.ts'
import { mapArticleTexts } from './map-texts.ts'

const textsOf = (article: typeof sampleArticle) => {
  const texts: string[] = []
  mapArticleTexts(article, (html) => {
    texts.push(html)
    return html
  })
  return texts
}

it('gives the texts of blocks and captions in their order, with their marks', () => {
  const texts = textsOf(sampleArticle)
  expect(texts).toHaveLength(14)
  expect(texts[2]).toContain('<b>「お六櫛」の看板</b>')
  expect(texts.slice(3, 9)).toEqual([
    '御嶽遥拝所の鳥居',
    '木曽路はすべて山の中である。',
    '島崎藤村『夜明け前』',
    '持ちもの',
    '熊鈴',
    '駅で借りる',
  ])
})

it('puts others in their place, and keeps pictures, links and what it has no kind for', () => {
  const shouted = mapArticleTexts(sampleArticle, (html) => html.replaceAll('藪原', 'YABUHARA'))
  expect(textsOf(shouted)[0]).toMatch(/^YABUHARA駅/)
  expect(imageUrls(shouted)).toEqual(imageUrls(sampleArticle))
  expect(linkedObjectIds(shouted)).toEqual(linkedObjectIds(sampleArticle))
  expect(shouted.blocks.at(-1)).toEqual(sampleArticle.blocks.at(-1))
})

it('sanitises what comes back, and keeps captions without marks', () => {
  const article = parseBlocks([
    { type: 'quote', text: '山', caption: 'a < b' },
    { type: 'paragraph', text: '' },
  ])
  const texts: string[] = []
  const changed = mapArticleTexts(article, (html) => {
    texts.push(html)
    return `<script>1</script><b onclick="x">${html}</b><img src="x">`
  })
  expect(texts).toEqual(['山', 'a &lt; b'])
  expect(changed.blocks).toEqual([
    { type: 'quote', text: [{ type: 'text', text: '山', isBold: true }], caption: 'a < b' },
    { type: 'paragraph', text: [] },
  ])
})

it('leaves any article as it is where nothing is changed', () => {
  fc.assert(
    fc.property(anyArticle, (article) => {
      expect(mapArticleTexts(article, (html) => html)).toEqual(article)
    }),
  )
})
