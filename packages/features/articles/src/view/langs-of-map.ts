import type { MapDocument } from '@mishiori/map-document'
import type { LangOf } from '@mishiori/map-editor/view'
import type { Locale } from '@repo/contract'
import { langOn } from '@repo/web-kit/use-localized-text'

/** The parts of a map whose text falls back to the article's own language, where that is not its reader's. */
export function langsOfMap({ layers }: MapDocument, { own, locale }: { own: Locale; locale: Locale }): LangOf {
  const items = [...layers, ...layers.flatMap(({ objects }) => objects)]
  const translations = new Map<string, { readonly name?: string; readonly description?: string } | undefined>(
    items.map((item) => [item.id, item.translations?.[locale]]),
  )
  return (id, field) => (translations.get(id)?.[field] === undefined ? langOn(locale, own) : undefined)
}
