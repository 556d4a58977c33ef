import type { Locale } from '@repo/contract'
import { createTranslator, type TranslationOf, type Translator } from '@repo/i18n'
import { untilLoaded } from '../loading/until-loaded.ts'

type Loaders<Catalogue> = Readonly<Record<Locale, () => Promise<{ readonly messages: TranslationOf<Catalogue> }>>>

/**
 * A catalogue that a browser loads when something first speaks with it, each language once. A failed request is repeated
 * here: a component that waits with `use()` would ask again at once, without end.
 */
export function lazyMessages<Catalogue>(
  loaders: Loaders<Catalogue>,
): (locale: Locale) => Promise<Translator<Catalogue>> {
  const loading = new Map<Locale, Promise<Translator<Catalogue>>>()
  return (locale) => {
    const known = loading.get(locale)
    if (known) return known
    const translator = untilLoaded(loaders[locale]).then(({ messages }) =>
      createTranslator<Catalogue>(locale, messages),
    )
    loading.set(locale, translator)
    return translator
  }
}
