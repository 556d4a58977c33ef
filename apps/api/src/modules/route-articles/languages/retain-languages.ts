import { keepLanguages, type MapDocument } from '@mishiori/map-document'
import { type ArticleTranslationInput, type Locale, otherLanguage, type RouteArticleInput } from '@repo/contract'
import { languageOfRow } from './localized-row.ts'

/** The languages of an article after a save, and its map without translations into any other. */
interface WrittenLanguages {
  readonly language: Locale
  readonly translated: ArticleTranslationInput | null
  readonly map: MapDocument
}

/** Completes the languages given in an input, for its map. */
export type RetainLanguages = (input: RouteArticleInput, map: MapDocument) => WrittenLanguages

/** The languages of an article before a save. */
export interface StoredLanguages {
  readonly language: Locale
  readonly translated: ArticleTranslationInput | null
  readonly map: MapDocument
}

/** For a new article. */
export const RETAIN_NONE: RetainLanguages = (input, map) => written(input, map, input.translation ?? null)

/** For a save over this: a program that knows nothing of second languages, and says nothing of them, takes none away. */
export function retainLanguages(stored: StoredLanguages): RetainLanguages {
  return (input, map) => {
    const { language, translated } = stored
    if (input.translation !== undefined)
      return written({ ...input, language: input.language ?? language }, map, input.translation)
    if (translated === null) return written({ ...input, language: input.language ?? language }, map, null)
    return written({ ...input, language }, withTextOf(map, stored.map), translated)
  }
}

function written(
  input: RouteArticleInput,
  map: MapDocument,
  translated: ArticleTranslationInput | null,
): WrittenLanguages {
  const language = languageOfRow({ ...input, language: input.language ?? null })
  return { language, translated, map: keepLanguages(map, translated === null ? [] : [otherLanguage(language)]) }
}

/** The map with the translations that layers and objects of the same ids have on the other one. */
function withTextOf(map: MapDocument, other: MapDocument): MapDocument {
  const items = other.layers.flatMap((layer) => [layer, ...layer.objects])
  const known = new Map(items.map(({ id, translations }) => [`${id}`, translations]))
  const complete = <Item extends (typeof items)[number]>(item: Item): Item => {
    const translations = item.translations ?? known.get(item.id)
    return translations ? { ...item, translations } : item
  }
  return {
    ...map,
    layers: map.layers.map((layer) => complete({ ...layer, objects: layer.objects.map(complete) })),
  }
}
