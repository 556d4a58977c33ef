import { type ArticleDocument, parseArticle, serializeArticle } from '@mishiori/article-blocks/document'
import { type MapDocument, parseMapDocument, serializeMapDocument } from '@mishiori/map-document'
import type { RouteArticleInput } from '@repo/contract'
import type { EditorDraft, SaveAs, UnreadablePart } from './draft.ts'
import { inputOf, type StoredDraft } from './stored-draft.ts'

/**
 * The stored form of documents, which never change. What was not edited is saved as it was read, byte for byte, and a
 * map of a hundred thousand points is not encoded anew for every word of the text.
 */
const storedMaps = new WeakMap<MapDocument, StoredDraft['layer']>()
const storedTexts = new WeakMap<ArticleDocument, StoredDraft['context']>()

/** Reads a stored draft. Never throws: an unreadable part is kept unchanged. */
export function readDraft(stored: StoredDraft): EditorDraft {
  const { title, summary, layer, context, language, translation, tag, thumbnail_path, visibility } = stored
  return {
    title,
    summary,
    map: readMap(layer),
    text: readText(context),
    ...(language !== undefined && { language }),
    ...(translation !== undefined && {
      translation: translation && {
        title: translation.title,
        summary: translation.summary,
        text: readText(translation.context),
      },
    }),
    tags: tag.map(({ name }) => name),
    thumbnailPath: thumbnail_path,
    visibility,
  }
}

/** The stored form of a draft: `readDraft(storeDraft(draft))` says the same. */
export function storeDraft(draft: EditorDraft): StoredDraft {
  const { title, summary, map, text, language, translation, tags, thumbnailPath, visibility } = draft
  return {
    title,
    summary,
    ...(language !== undefined && { language }),
    ...(translation !== undefined && {
      translation: translation && {
        title: translation.title,
        summary: translation.summary,
        context: storeText(translation.text),
      },
    }),
    layer: storeMap(map),
    context: storeText(text),
    tag: tags.map((name) => ({ name })),
    thumbnail_path: thumbnailPath,
    visibility,
  }
}

/** What a save of a draft sends. */
export function toInput(draft: EditorDraft, as: SaveAs): RouteArticleInput {
  return inputOf(storeDraft(draft), as)
}

/** Null of a map that nothing was drawn on. */
export function readMap(layers: StoredDraft['layer']): EditorDraft['map'] {
  if (layers.length === 0) return null
  const result = parseMapDocument(layers)
  if (!result.ok) return { unreadable: layers }
  storedMaps.set(result.document, layers)
  return result.document
}

function readText(context: StoredDraft['context']): EditorDraft['text'] {
  const result = parseArticle(context)
  if (!result.ok) return { unreadable: context }
  storedTexts.set(result.document, context)
  return result.document
}

function storeMap(map: EditorDraft['map']): StoredDraft['layer'] {
  if (map === null) return []
  if (isUnreadable(map)) return map.unreadable as StoredDraft['layer'] // as `readMap` left it
  const stored = storedMaps.get(map) ?? [...serializeMapDocument(map)]
  storedMaps.set(map, stored)
  return stored
}

function storeText(text: EditorDraft['text']): StoredDraft['context'] {
  if (isUnreadable(text)) return text.unreadable
  const stored = storedTexts.get(text) ?? serializeArticle(text)
  storedTexts.set(text, stored)
  return stored
}

const isUnreadable = (part: object): part is UnreadablePart => 'unreadable' in part
