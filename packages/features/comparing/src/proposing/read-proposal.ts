import {
  applyMapChanges,
  type ConflictReason,
  layerId,
  type MapChange,
  type MapDocument,
  type MapObject,
  mapChangeKey,
  overruleMapChanges,
  parseMapChanges,
  parseMapDocument,
} from '@mishiori/map-document'
import { type ProposedText, proposedTextKey, type TextConflict, textConflict, textOfField } from '@repo/contract'
import type { WrittenArticle } from './text-draft.ts'

type Conflict = ConflictReason | TextConflict

/** A proposal with the current article. */
export interface ReadProposal {
  readonly changes: readonly MapChange[]
  readonly texts: readonly ProposedText[]
  /** Why a change no longer applies, by its key. */
  readonly conflicts: ReadonlyMap<string, Conflict>
  /** Keys of those that the author can take over what contradicts them. */
  readonly overrulable: ReadonlySet<string>
  /** The map now, and as it would be with all that can be taken. Of a proposal that was answered, what it was about before and after. */
  readonly before: MapDocument
  readonly after: MapDocument
}

interface ProposalToRead {
  readonly changes: readonly unknown[]
  readonly texts: readonly ProposedText[]
  /** The article while the proposal is open; null once it was answered, or where the reader may not see it. */
  readonly article: (WrittenArticle & { readonly layers: readonly unknown[] }) | null
}

/** Null when it cannot be read. */
export function readProposal({ changes: stored, texts, article }: ProposalToRead): ReadProposal | null {
  const parsed = parseMapChanges(stored)
  if (!parsed.ok) return null
  const { changes } = parsed
  const map = article && parseMapDocument(article.layers)
  if (!article || !map?.ok) {
    return { changes, texts, conflicts: new Map(), overrulable: new Set(), ...bothSides(changes) }
  }
  const ofMap = applyMapChanges(map.document, changes).conflicts
  const keys = ofMap.map(({ change }) => mapChangeKey(change))
  const overruled = applyMapChanges(map.document, overruleMapChanges(map.document, changes, keys))
  const refused = new Set(overruled.conflicts.map(({ change }) => mapChangeKey(change)))
  const ofTexts = texts.flatMap((text) => {
    const reason = textConflict(article, text)
    return reason ? [[proposedTextKey(text), reason] as const] : []
  })
  return {
    changes,
    texts,
    conflicts: new Map<string, Conflict>([
      ...ofMap.map(({ change, reason }) => [mapChangeKey(change), reason] as const),
      ...ofTexts,
    ]),
    overrulable: new Set([
      ...keys.filter((key) => !refused.has(key)),
      ...ofTexts.filter(([, reason]) => reason === 'text_changed').map(([key]) => key),
    ]),
    before: map.document,
    after: overruled.document,
  }
}

/** What the author has made of a text since; undefined where it is what was to be changed, or what was proposed. */
export function textOfNow(article: WrittenArticle | null, text: ProposedText): unknown {
  return article && textConflict(article, text) === 'text_changed' ? textOfField(article, text) : undefined
}

function bothSides(changes: readonly MapChange[]) {
  const objects = changes.filter((change) => change.kind === 'object')
  const of = (side: 'before' | 'after') => mapOf(objects.flatMap((change) => change[side]?.object ?? []))
  return { before: of('before'), after: of('after') }
}

const mapOf = (objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('proposal'), name: '', objects }],
  mainLineId: null,
})
