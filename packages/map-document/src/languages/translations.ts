/** Words of a layer or an object in a further language. What is absent falls back to its own words. */
export interface TranslatedWords {
  /** 1 to 255 characters. */
  readonly name?: string
  /** 1 to 1000 characters; objects only. On the wire: `text`. */
  readonly description?: string
}

/** Words by language, a BCP 47 tag in lower case as `en-us`. At most eight languages, none of them without words. */
export type Translations = Readonly<Record<string, TranslatedWords>>

/** What has words of its own and may have them in further languages. */
export interface Worded {
  readonly name: string
  readonly description?: string
  readonly translations?: Translations
}

/** A language's words; none when there are none. Inherited keys are no languages. */
export function wordsIn({ translations }: Pick<Worded, 'translations'>, language: string): TranslatedWords {
  return translations && Object.hasOwn(translations, language) ? (translations[language] ?? {}) : {}
}

/** `item` with these words in a language, or without any when both are absent. The same item when nothing changes. */
export function withWords<Item extends Worded>(item: Item, language: string, words: TranslatedWords): Item {
  const known = wordsIn(item, language)
  if (known.name === words.name && known.description === words.description) return item
  const { [language]: _, ...others } = item.translations ?? {}
  const hasWords = words.name !== undefined || words.description !== undefined
  return withTranslations(item, hasWords ? { ...others, [language]: words } : others)
}

/** `item` with these translations, and without the field when there are none. */
export function withTranslations<Item extends Worded>(item: Item, translations: Translations): Item {
  if (Object.keys(translations).length > 0) return { ...item, translations }
  const { translations: _, ...own } = item
  return own as Item // the field is optional in every item
}
