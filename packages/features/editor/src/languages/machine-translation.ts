import {
  type ArticleDocument,
  canonicalInline,
  inlinePlainText,
  mapArticleTexts,
} from '@mishiori/article-blocks/document'
import {
  type Layer,
  MAP_LIMITS,
  type MapDocument,
  type MapObject,
  readInLanguage,
  writeInLanguage,
} from '@mishiori/map-document'
import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'

/** What of an article is written in a language. */
export interface WrittenText {
  readonly title: string
  readonly summary: string
  readonly article: ArticleDocument
  /** Null until it is there. */
  readonly map: MapDocument | null
}

interface Languages {
  readonly source: Locale
  readonly target: Locale
}

/**
 * The same in another language, by the server that the operator names; names and descriptions of the map that have a
 * translation keep it. A single text that is longer than one request may be stays as it is, as does one whose
 * translation is too long for the map. Nothing is kept of a translation that fails in between.
 */
export async function translateByMachine({ title, summary, article, map }: WrittenText, languages: Languages) {
  const { target } = languages
  const named: string[] = []
  if (map) {
    withTexts(map, target, (text) => {
      named.push(text)
      return text
    })
  }
  const plains = [...new Set([title, summary, ...named])]
  // As blocks, their characters are escaped like those of the text.
  const whole = { ...article, blocks: [...plains.map(paragraph), ...article.blocks] }
  const translated = await translateTexts(whole, languages)
  if (!translated.ok) return translated
  const { blocks, ...rest } = translated.document
  const plainIn = new Map(plains.map((text, index) => [text, plain(blocks[index])]))
  const say = (text: string) => plainIn.get(text) ?? text
  const written: WrittenText = {
    title: say(title),
    summary: say(summary),
    article: { ...rest, blocks: blocks.slice(plains.length) },
    map: map && withTexts(map, target, say),
  }
  return { ok: true, written } as const
}

async function translateTexts(document: ArticleDocument, languages: Languages) {
  const texts = new Set<string>()
  mapArticleTexts(document, (html) => {
    texts.add(html)
    return html
  })
  const translated = new Map<string, string>()
  for (const batch of batchesOf([...texts])) {
    const answer = await browserApi().translate({ body: { ...languages, texts: batch } })
    if (!answer.ok) return answer
    for (const [index, text] of batch.entries()) translated.set(text, answer.data.texts[index] ?? text)
  }
  return { ok: true, document: mapArticleTexts(document, (html) => translated.get(html) ?? html) } as const
}

const paragraph = (text: string): ArticleDocument['blocks'][number] => {
  const lines = text.split('\n').map((line) => ({ type: 'text', text: line }) as const)
  const runs = lines.flatMap((line, index) => (index > 0 ? [{ type: 'break' } as const, line] : [line]))
  return { type: 'paragraph', text: canonicalInline(runs) }
}

const plain = (block: ArticleDocument['blocks'][number] | undefined) =>
  block?.type === 'paragraph' ? inlinePlainText(block.text).trim() : ''

/** The map with what falls back to its own language said in another one. */
function withTexts(map: MapDocument, language: Locale, say: (text: string) => string): MapDocument {
  const within = (text: string, most: number) => {
    const said = say(text)
    return said !== '' && [...said].length <= most ? said : text
  }
  const inLanguage = <Item extends Layer | MapObject>(shown: Item, own: Item | undefined): Item => ({
    ...shown,
    ...(shown.name === own?.name && { name: within(shown.name, MAP_LIMITS.nameLength.max) }),
    ...('description' in shown &&
      own &&
      'description' in own &&
      shown.description !== '' &&
      shown.description === own.description && {
        description: within(shown.description, MAP_LIMITS.descriptionLength.max),
      }),
  })
  const read = readInLanguage(map, language)
  const layers = read.layers.map((layer, index) => {
    const own = map.layers[index]
    const objects = layer.objects.map((object, place) => inLanguage(object, own?.objects[place]))
    return { ...inLanguage(layer, own), objects }
  })
  return writeInLanguage(map, { ...read, layers }, language)
}

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
