import type { ArticleState } from './compare-states.ts'

type Addresses = Readonly<Record<string, string>>

/** A copy with the addresses that its pictures have in the original: a picture that was only copied is no difference. */
export function withOriginalPictures(copy: ArticleState, originals: Addresses): ArticleState {
  const { translation } = copy
  return {
    ...copy,
    layer: copy.layer.map((layer) => exchanged(layer, originals)),
    context: exchanged(copy.context, originals),
    translation: translation && { ...translation, context: exchanged(translation.context, originals) },
  }
}

function exchanged(value: unknown, originals: Addresses): unknown {
  if (typeof value === 'string') return originalOf(value, originals)
  if (Array.isArray(value)) return value.map((item) => exchanged(item, originals))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exchanged(item, originals)]))
}

/** With or without the site's own address before it. */
function originalOf(text: string, originals: Addresses): string {
  const start = text.indexOf('/files/')
  const path = text.slice(start)
  return start >= 0 && Object.hasOwn(originals, path) ? `${text.slice(0, start)}${originals[path]}` : text
}
