/** Name and description of a layer or an object in a further language. What is absent falls back to the original. */
export interface Translation {
  /** 1 to 255 characters. */
  readonly name?: string
  /** 1 to 1000 characters; objects only. On the wire: `text`. */
  readonly description?: string
}

/** Translations by language, a BCP 47 tag in lower case as `en-us`. At most eight languages, none of them empty. */
export type Translations = Readonly<Record<string, Translation>>

/** Anything with a name and a description that can be translated. */
export interface Translatable {
  readonly name: string
  readonly description?: string
  readonly translations?: Translations
}

/** The translation into a language; empty when there is none. Inherited keys are no languages. */
export function translationIn({ translations }: Pick<Translatable, 'translations'>, language: string): Translation {
  return translations && Object.hasOwn(translations, language) ? (translations[language] ?? {}) : {}
}

/** `item` with this translation, or without one in that language when both fields are absent. The same item when nothing changes. */
export function withTranslation<Item extends Translatable>(
  item: Item,
  language: string,
  translation: Translation,
): Item {
  const known = translationIn(item, language)
  if (known.name === translation.name && known.description === translation.description) return item
  const { [language]: _, ...others } = item.translations ?? {}
  const hasText = translation.name !== undefined || translation.description !== undefined
  return withTranslations(item, hasText ? { ...others, [language]: translation } : others)
}

/** `item` with these translations, and without the field when there are none. */
export function withTranslations<Item extends Translatable>(item: Item, translations: Translations): Item {
  if (Object.keys(translations).length > 0) return { ...item, translations }
  const { translations: _, ...own } = item
  return own as Item // the field is optional in every item
}
