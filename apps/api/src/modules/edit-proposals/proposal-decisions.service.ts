import { applyMapChanges, type MapChange, mapChangeKey, serializeMapDocument } from '@mishiori/map-document'
import { picturesIn, withPictures } from '@repo/article-bundle/picture-addresses'
import type { EditProposal, RouteArticleInput } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { lockPeople } from '../accounts/lock-people.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Notify } from '../notifications/notifications.service.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import { canEdit } from '../route-articles/route-article.policy.ts'
import type { RouteArticlesService } from '../route-articles/route-articles.service.ts'
import { editProposalsRepository, type ProposalRow } from './edit-proposals.repository.ts'
import { chosenChanges, type EditProposalsService, storedChanges, toProposal } from './edit-proposals.service.ts'

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
    const all = storedChanges((await repository.find(articleId, id))?.changes).length
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
    changes: readonly MapChange[],
    { answer, version }: Decision,
  ) => {
    const { articleId, userId } = decided
    const article = await routeArticles.read(articleId, { userId, token: null })
    const { document, conflicts } = applyMapChanges(readStoredMap(article.layer), changes)
    if (version !== null && version === article.version && conflicts.length > 0) throw new AppError('proposal.outdated')
    const layer = [...serializeMapDocument(document)]
    const copies = await files.copyPictures(userId, picturesIn(changes))
    let proposal: EditProposal | null = null
    try {
      const input = { ...inputOf(article), layer: withPictures(layer, copies.addresses) }
      await routeArticles.save(userId, { id: articleId, input, version, trigger: 'manual' }, async (tx) => {
        await lockPeople(tx, [userId, row.userId])
        await copies.adopt(tx)
        proposal = await store(tx, decided, row, { accepted: changes.map(mapChangeKey), answer })
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
      const changes = chosenChanges(row.changes, decision.accept)
      if (changes.length > 0) return take(decided, row, changes, { ...decision, answer })
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
