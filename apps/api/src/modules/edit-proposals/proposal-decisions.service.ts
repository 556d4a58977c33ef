import { applyMapChanges, mapChangeKey, overruleMapChanges, serializeMapDocument } from '@mishiori/map-document'
import { picturesIn, withPictures } from '@repo/article-bundle/picture-addresses'
import {
  type EditProposal,
  proposedTextKey,
  type RouteArticleInput,
  textConflict,
  withProposedTexts,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { lockPeople } from '../accounts/lock-people.ts'
import { canEdit } from '../article-access/route-article.policy.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Notify } from '../notifications/notifications.service.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import type { RouteArticlesService } from '../route-articles/route-articles.service.ts'
import { editProposalsRepository, type ProposalRow } from './edit-proposals.repository.ts'
import {
  type ChosenChanges,
  chosenChanges,
  type EditProposalsService,
  storedChanges,
  toProposal,
} from './edit-proposals.service.ts'

interface ProposalDecisionsDependencies {
  readonly db: Database
  readonly files: Pick<FilesService, 'copyPictures'>
  readonly routeArticles: RouteArticlesService
  readonly proposals: Pick<EditProposalsService, 'get'>
  readonly notify: Notify
}

/** Names a proposal of an article, and who decides. */
interface Decided {
  readonly articleId: number
  readonly id: number
  readonly userId: number
}

interface Decision {
  /** Keys of the changes that are taken; none declines. */
  readonly accept: readonly string[]
  /** Those of them that are taken over what the author has changed since. */
  readonly overrule?: readonly string[]
  readonly answer: string
  /** The version of the article that the author looked at; null when the request does not say. */
  readonly version: number | null
}

/** What authors make of proposals. */
export function createProposalDecisionsService(dependencies: ProposalDecisionsDependencies) {
  const { db, files, routeArticles, proposals, notify } = dependencies

  /** @throws {AppError} `proposal.decided` when it was decided already. */
  const store = async (
    tx: Database,
    { articleId, id, userId }: Decided,
    row: ProposalRow,
    { accepted, answer }: { accepted: readonly string[]; answer: string },
  ): Promise<EditProposal> => {
    const repository = editProposalsRepository(tx)
    const stored = await repository.find(articleId, id)
    const all = storedChanges(stored?.changes).length + (stored?.texts.length ?? 0)
    const status = accepted.length === 0 ? 'declined' : accepted.length < all ? 'partly_accepted' : 'accepted'
    if (!(await repository.decide(id, { status, accepted: [...accepted], answer }))) {
      throw new AppError('proposal.decided')
    }
    await notify(tx, {
      userId: row.userId,
      type: 'proposal_answer',
      actorId: userId,
      articleId,
      proposalId: id,
      details: { status },
      onceKey: `proposal_answer:${id}`,
    })
    const decided = await repository.find(articleId, id)
    if (!decided) throw new AppError('proposal.not_found')
    return toProposal(decided)
  }

  /** Saves the article with the changes; pictures in them become the author's. */
  const take = async (
    decided: Decided,
    row: ProposalRow,
    { changes, texts }: ChosenChanges,
    { answer, version, overrule = [] }: Decision,
  ) => {
    const { articleId, userId } = decided
    const article = await routeArticles.read(articleId, { userId, token: null })
    const map = readStoredMap(article.layer)
    const { document, conflicts } = applyMapChanges(map, overruleMapChanges(map, changes, overrule))
    const outdated = texts.filter((text) => {
      const conflict = textConflict(article, text)
      return conflict !== null && !(conflict === 'text_changed' && overrule.includes(proposedTextKey(text)))
    })
    const isCurrent = version !== null && version === article.version
    if (isCurrent && conflicts.length + outdated.length > 0) throw new AppError('proposal.outdated')
    const layer = [...serializeMapDocument(document)]
    const copies = await files.copyPictures(userId, picturesIn([changes, texts.map(({ after }) => after)]))
    const accepted = [...changes.map(mapChangeKey), ...texts.map(proposedTextKey)]
    let proposal: EditProposal | null = null
    try {
      const changed = withProposedTexts(article, withPictures(texts, copies.addresses))
      const input = { ...inputOf(changed), layer: withPictures(layer, copies.addresses) }
      await routeArticles.save(userId, { id: articleId, input, version, trigger: 'manual' }, async (tx) => {
        await lockPeople(tx, [userId, row.userId])
        await copies.adopt(tx)
        proposal = await store(tx, decided, row, { accepted, answer })
      })
    } catch (error) {
      await copies.discard()
      throw error
    }
    if (!proposal) throw new Error('A save was not finished.')
    return proposal
  }

  return {
    /**
     * @throws {AppError} `proposal.not_found`, `proposal.decided`, `proposal.outdated` when a chosen change no longer
     * applies, and what a save refuses.
     */
    async decide(decided: Decided, decision: Decision): Promise<EditProposal> {
      const { articleId, id, userId } = decided
      const row = await proposals.get(articleId, id, userId)
      const article = await routeArticles.getVisible(articleId, { userId, token: null })
      if (!canEdit(article, userId)) throw new AppError('proposal.not_found')
      if (row.status !== 'open') throw new AppError('proposal.decided')
      const answer = decision.answer.trim()
      const chosen = chosenChanges(row, decision.accept)
      if (decision.accept.length > 0) return take(decided, row, chosen, { ...decision, answer })
      return db.transaction(async (tx) => {
        await editProposalsRepository(tx).lockArticle(articleId)
        return store(tx, decided, row, { accepted: [], answer })
      })
    },
  }
}

export type ProposalDecisionsService = ReturnType<typeof createProposalDecisionsService>

type Saved = Awaited<ReturnType<RouteArticlesService['read']>>

/** The current state of the article. */
function inputOf(article: Saved): RouteArticleInput {
  const { title, summary, language, layer, context, tag, is_draft, private_mode, thumbnail_path } = article
  const translation = article.translation && {
    title: article.translation.title,
    summary: article.translation.summary,
    context: article.translation.context,
  }
  return { title, summary, language, translation, layer, context, tag, is_draft, private_mode, thumbnail_path }
}
