import { applyMapChanges, diffDocuments, type MapDocument, parseMapDocument } from '@mishiori/map-document'
import { type Locale, languagesOf } from '@repo/contract'
import type { ProposalDraft, ProposalDrafts } from './proposal-drafts.ts'
import {
  proposingLanguage,
  rebaseTexts,
  storedTextsIn,
  type TextDraft,
  toTextDraft,
  type WrittenArticle,
} from './text-draft.ts'

/** A proposal as work on it begins. */
export interface OpenedProposal {
  /** The current map of the article. */
  readonly base: MapDocument
  readonly document: MapDocument
  /** What names and texts are changed in. */
  readonly language: Locale
  readonly texts: TextDraft
  readonly reason: string
  /** Whether a draft of an earlier version was brought to this one. */
  readonly isRebased: boolean
  /** Changes of that draft that no longer apply. */
  readonly lost: number
}

interface ProposedArticle extends WrittenArticle {
  readonly version: number
  readonly layer: readonly unknown[]
}

/** Resumes an earlier draft on the current article, in its language or that of the reader. Null when its map cannot be read. */
export async function openProposal(
  article: ProposedArticle,
  drafts: ProposalDrafts,
  locale: Locale,
): Promise<OpenedProposal | null> {
  const base = readMap(article.layer)
  if (!base) return null
  const draft = await drafts.read().catch(() => null)
  const map = resumeMap(base, article.version, draft)
  const texts = resumeTexts(article, draft, locale)
  return { base, ...map, ...texts, lost: map.lost + texts.lost, isRebased: map.isRebased }
}

function resumeMap(base: MapDocument, version: number, draft: ProposalDraft | null) {
  const [begunFrom, layers] = [draft && readMap(draft.base), draft && readMap(draft.layers)]
  if (!draft || !begunFrom || !layers) return { document: base, reason: '', isRebased: false, lost: 0 }
  const { reason } = draft
  if (draft.baseVersion === version) return { document: layers, reason, isRebased: false, lost: 0 }
  const { document, conflicts } = applyMapChanges(base, diffDocuments(begunFrom, layers))
  return { document, reason, isRebased: true, lost: conflicts.length }
}

function resumeTexts(article: ProposedArticle, draft: ProposalDraft | null, locale: Locale) {
  const kept = draft?.texts && languagesOf(article).includes(draft.texts.language) ? draft.texts : null
  const language = kept?.language ?? proposingLanguage(article, locale)
  const current = storedTextsIn(article, language)
  const { texts, lost } = kept ? rebaseTexts(current, kept) : { texts: current, lost: 0 }
  return { language, texts: toTextDraft(texts), lost }
}

function readMap(layers: readonly unknown[]): MapDocument | null {
  const parsed = parseMapDocument(layers)
  return parsed.ok ? parsed.document : null
}
