import { applyMapChanges, diffDocuments, type MapDocument, parseMapDocument } from '@mishiori/map-document'
import type { ProposalDraft, ProposalDrafts } from './proposal-drafts.ts'

/** A proposal as work on it begins. */
export interface OpenedProposal {
  /** The current map of the article. */
  readonly base: MapDocument
  readonly document: MapDocument
  readonly reason: string
  /** Whether a draft of an earlier version was brought to this one. */
  readonly isRebased: boolean
  /** Changes of that draft that no longer apply. */
  readonly lost: number
}

interface ArticleMap {
  readonly version: number
  readonly layer: readonly unknown[]
}

/** Resumes an earlier draft on the current article. Null when its map cannot be read. */
export async function openProposal(article: ArticleMap, drafts: ProposalDrafts): Promise<OpenedProposal | null> {
  const base = readMap(article.layer)
  if (!base) return null
  const draft = await drafts.read().catch(() => null)
  return { base, ...resume(base, article.version, draft) }
}

function resume(base: MapDocument, version: number, draft: ProposalDraft | null): Omit<OpenedProposal, 'base'> {
  const [begunFrom, layers] = [draft && readMap(draft.base), draft && readMap(draft.layers)]
  if (!draft || !begunFrom || !layers) return { document: base, reason: '', isRebased: false, lost: 0 }
  const { reason } = draft
  if (draft.baseVersion === version) return { document: layers, reason, isRebased: false, lost: 0 }
  const { document, conflicts } = applyMapChanges(base, diffDocuments(begunFrom, layers))
  return { document, reason, isRebased: true, lost: conflicts.length }
}

function readMap(layers: readonly unknown[]): MapDocument | null {
  const parsed = parseMapDocument(layers)
  return parsed.ok ? parsed.document : null
}
