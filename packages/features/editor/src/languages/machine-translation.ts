import {
  type ArticleDocument,
  canonicalInline,
  inlinePlainText,
  mapArticleTexts,
} from '@mishiori/article-blocks/document'
import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'

/** What of an article is written in a language. */
export interface WrittenText {
  readonly title: string
  readonly summary: string
  readonly article: ArticleDocument
}

interface Languages {
  readonly source: Locale
  readonly target: Locale
}

/**
 * The same in another language, by the server that the operator names. A single text that is longer than one request may
 * be stays as it is. Nothing is kept of a translation that fails in between.
 */
export async function translateByMachine({ title, summary, article }: WrittenText, languages: Languages) {
  // As blocks, their characters are escaped like those of the text.
  const whole = { ...article, blocks: [paragraph(title), paragraph(summary), ...article.blocks] }
  const texts: string[] = []
  mapArticleTexts(whole, (html) => {
    texts.push(html)
    return html
  })
  const translated = new Map<string, string>()
  for (const batch of batchesOf([...new Set(texts)])) {
    const answer = await browserApi().translate({ body: { ...languages, texts: batch } })
    if (!answer.ok) return answer
    for (const [index, text] of batch.entries()) translated.set(text, answer.data.texts[index] ?? text)
  }
  const { blocks, ...rest } = mapArticleTexts(whole, (html) => translated.get(html) ?? html)
  const [titleBlock, summaryBlock, ...others] = blocks
  const written: WrittenText = {
    title: plain(titleBlock),
    summary: plain(summaryBlock),
    article: { ...rest, blocks: others },
  }
  return { ok: true, written } as const
}

const paragraph = (text: string): ArticleDocument['blocks'][number] => ({
  type: 'paragraph',
  text: canonicalInline([{ type: 'text', text }]),
})

const plain = (block: ArticleDocument['blocks'][number] | undefined) =>
  block?.type === 'paragraph' ? inlinePlainText(block.text).trim() : ''

/** As many in each as one request may hold. */
export function batchesOf(texts: readonly string[]): string[][] {
  const { texts: most, characters } = PRODUCT_LIMITS.translation
  const batches: string[][] = []
  let room = 0
  for (const text of texts) {
    if (text.length > characters) continue
    const last = batches.at(-1)
    if (last && last.length < most && text.length <= room) {
      last.push(text)
      room -= text.length
    } else {
      batches.push([text])
      room = characters - text.length
    }
  }
  return batches
}
