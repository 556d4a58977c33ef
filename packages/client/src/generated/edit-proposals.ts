// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { ProposedText } from './proposed-texts.ts'
import type { IdParams, PublicUser } from './schemas.ts'

export interface EditProposalsOperations {
  /**
   * Proposes changes of somebody else’s map and texts to its author
   */
  createProposal: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
      body: {
        base_version: number
        /**
         * @maxItems 5000
         */
        changes: {
          [k: string]: unknown
        }[]
        /**
         * @maxItems 6
         */
        texts?: ProposedText[]
        reason: string
      }
    }
    answer: EditProposal
  }
  /**
   * Proposals for an article: to its author all, to others their own
   */
  listProposals: {
    input: {
      params: IdParams
      query?: {
        token?: string
        before?: string
      }
    }
    answer: EditProposalList
  }
  /**
   * One proposal with its changes, for its two sides
   */
  readProposal: {
    input: {
      params: {
        id: string
        proposalId: string
      }
    }
    answer: EditProposalContent
  }
  /**
   * Takes one’s own proposal back; again it changes nothing
   */
  withdrawProposal: {
    input: {
      params: {
        id: string
        proposalId: string
      }
    }
    answer: EditProposal
  }
  /**
   * Takes changes of a proposal into the article, or declines it with none; If-Match carries the
   * article’s version
   */
  decideProposal: {
    input: {
      params: {
        id: string
        proposalId: string
      }
      body: {
        /**
         * @maxItems 3000
         */
        accept: string[]
        /**
         * @maxItems 3000
         */
        overrule?: string[]
        answer: string
      }
    }
    answer: EditProposal
  }
}

export interface EditProposal {
  id: number
  user: PublicUser | null
  base_version: number
  reason: string
  status: 'open' | 'accepted' | 'partly_accepted' | 'declined' | 'withdrawn'
  answer: string
  accepted: string[]
  created_at: string
  decided_at: string | null
}

export interface EditProposalContent {
  id: number
  user: PublicUser | null
  base_version: number
  reason: string
  status: 'open' | 'accepted' | 'partly_accepted' | 'declined' | 'withdrawn'
  answer: string
  accepted: string[]
  created_at: string
  decided_at: string | null
  changes: unknown[]
  texts: ProposedText[]
}

export interface EditProposalList {
  data: EditProposal[]
  next: string | null
}
