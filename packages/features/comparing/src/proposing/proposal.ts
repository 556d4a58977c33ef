import { type Author, toAuthor } from '@repo/articles/article-summary'
import type { EditProposal, EditProposalContent, EditProposalList, ProposedText } from '@repo/contract'

/** A proposed edit of another user's article, in a list. */
interface ProposalSummary {
  readonly id: number
  /** Null when the account was closed. */
  readonly author: Author | null
  readonly status: EditProposal['status']
  readonly reason: string
  /** ISO time. */
  readonly createdAt: string
}

/** A page of a list of proposals. */
export interface ProposalSummaries {
  readonly proposals: readonly ProposalSummary[]
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null
}

/** A proposed edit with its changes. */
export interface ProposalDetails extends ProposalSummary {
  /** What the article's author replied; empty without a reply. */
  readonly answer: string
  /** Keys of the accepted changes. */
  readonly accepted: readonly string[]
  /** Serialized map changes, see `readProposal`. */
  readonly changes: readonly unknown[]
  /** Texts as they were and as they should be. */
  readonly texts: readonly ProposedText[]
}

function toProposalSummary({ id, user, status, reason, created_at }: EditProposal): ProposalSummary {
  return { id, author: user && toAuthor(user), status, reason, createdAt: created_at }
}

export function toProposalSummaries({ data, next }: EditProposalList): ProposalSummaries {
  return { proposals: data.map(toProposalSummary), next }
}

export function toProposalDetails(proposal: EditProposalContent): ProposalDetails {
  const { answer, accepted, changes, texts } = proposal
  return { ...toProposalSummary(proposal), answer, accepted, changes, texts }
}
