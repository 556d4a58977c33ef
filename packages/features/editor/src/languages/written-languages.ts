import { type ArticleDocument, articlePlainText } from '@mishiori/article-blocks/document'
import { isNamedIn, type MapDocument } from '@mishiori/map-document'
import type { DraftTranslation, EditorDraft } from '@repo/authoring/draft'
import { type Locale, otherLanguage } from '@repo/contract'

/** The languages of a draft. Drafts of a time before second languages are taken for Japanese, the default of the product. */
export interface WrittenLanguages {
  readonly main: Locale
  readonly second: Locale
  /** The text in the second one; null without any. */
  readonly translation: DraftTranslation | null
}

export function writtenLanguages({ language = 'ja', translation = null }: EditorDraft): WrittenLanguages {
  return { main: language, second: otherLanguage(language), translation }
}

/** Parts of the main language that are missing in the second one. */
export interface Untranslated {
  readonly parts: readonly ('title' | 'summary' | 'content')[]
  /** Layers and objects that are named in the main language alone. */
  readonly names: number
}

interface Both {
  readonly draft: EditorDraft
  readonly map: MapDocument | null
  readonly article: ArticleDocument
  readonly translatedArticle: ArticleDocument
}

export function untranslated({ draft, map, article, translatedArticle }: Both): Untranslated {
  const { second, translation } = writtenLanguages(draft)
  const lacks = {
    title: isOnly(draft.title, translation?.title),
    summary: isOnly(draft.summary, translation?.summary),
    content: isOnly(articlePlainText(article), articlePlainText(translatedArticle)),
  }
  const named = (map?.layers ?? []).flatMap((layer) => [layer, ...layer.objects])
  return {
    parts: (['title', 'summary', 'content'] as const).filter((part) => lacks[part]),
    names: named.filter((item) => !isNamedIn(item, second)).length,
  }
}

const isOnly = (own: string, translated = '') => own.trim() !== '' && translated.trim() === ''
