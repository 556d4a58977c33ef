import {
  applyMapChanges,
  type MapChange,
  mapChangeKey,
  parseMapChanges,
  selectMapChanges,
  serializeMapChanges,
} from '@mishiori/map-document'
import {
  type EditProposal,
  type EditProposalContent,
  type EditProposalList,
  PRODUCT_LIMITS,
  type ProposedText,
  proposedTextKey,
  textConflict,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { canEdit, canView, type Reader } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { Notify } from '../notifications/notifications.service.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import type { ReadRow } from '../route-articles/article-rows.ts'
import { toFieldProblem } from '../route-articles/field-problems.ts'
import { languageOfRow } from '../route-articles/languages/localized-row.ts'
import { storedTranslation } from '../route-articles/languages/stored-languages.ts'
import type { RouteArticlesService } from '../route-articles/route-articles.service.ts'
import { sourceOfObject } from '../route-articles/sources/line-source.ts'
import { editProposalsRepository, type ProposalRow } from './edit-proposals.repository.ts'
import { parseProposedTexts } from './parse-proposed-texts.ts'

interface EditProposalsDependencies {
  readonly db: Database
  readonly throttle: Throttle
  readonly blocks: BlocksService
  readonly routeArticles: Pick<RouteArticlesService, 'getVisible'>
  readonly notify: Notify
  readonly mayPublishStrava: boolean
}

type Proposer = Reader & { readonly userId: number }

interface NewProposal {
  readonly base_version: number
  readonly changes: readonly unknown[]
  readonly texts?: readonly ProposedText[]
  readonly reason: string
}

/** Runs in the transaction of a proposal, with the answer it will give. */
type Finish = (transaction: Database, proposal: EditProposal) => Promise<void>

const HOUR_SECONDS = 3_600

/** Changes that readers propose to authors. */
export function createEditProposalsService(dependencies: EditProposalsDependencies) {
  const { db, throttle, blocks, routeArticles, notify, mayPublishStrava } = dependencies
  const checkMayPropose = async (tx: Database, { userId }: { userId: number }, proposer: Proposer) => {
    if (canEdit({ userId }, proposer.userId)) throw new AppError('proposal.own_article')
    await blocks.refuseEither(tx, userId, proposer.userId)
  }

  const answerOf = async (tx: Database, articleId: number, id: number): Promise<EditProposal> => {
    const row = await editProposalsRepository(tx).find(articleId, id)
    if (!row) throw new AppError('proposal.not_found')
    return toProposal(row)
  }

  /** @throws {AppError} `proposal.not_found` to all but its two sides, and to the author once it was taken back. */
  const get = async (articleId: number, id: number, userId: number) => {
    const repository = editProposalsRepository(db)
    const row = await repository.find(articleId, id)
    const isAuthors = row && row.status !== 'withdrawn' && (await repository.findAuthor(articleId)) === userId
    if (!row || !(isAuthors || row.userId === userId)) throw new AppError('proposal.not_found')
    return row
  }

  return {
    get,
    async create(
      proposer: Proposer,
      articleId: number,
      input: NewProposal,
      finish: Finish = async () => {},
    ): Promise<EditProposal> {
      const article = await routeArticles.getVisible(articleId, proposer)
      await checkMayPropose(db, article, proposer)
      await throttle.hit(
        [
          {
            name: 'proposals',
            subject: String(proposer.userId),
            max: PRODUCT_LIMITS.proposalsPerHour,
            seconds: HOUR_SECONDS,
          },
        ],
        'request.too_many',
      )
      const current = textsOfRow(article)
      const [changes, texts] = [parseChanges(input), parseProposedTexts(input.texts ?? [], current)]
      const count = changes.length + texts.length
      if (count === 0) throw new AppError('proposal.empty')
      const { conflicts } = applyMapChanges(readStoredMap(article.layers), changes)
      const outdated = conflicts.length + texts.filter((text) => textConflict(current, text) !== null).length
      if (outdated === count) throw new AppError('proposal.outdated')
      if (!mayPublishStrava && changes.some(bringsSource)) throw new AppError('article.source_private')
      return db.transaction(async (tx) => {
        const proposals = editProposalsRepository(tx)
        const locked = await proposals.lockArticle(articleId)
        if (!locked || !canView(locked, proposer)) throw new AppError('article.not_found')
        await checkMayPropose(tx, locked, proposer)
        if (await proposals.hasOpen(articleId, proposer.userId)) throw new AppError('proposal.open_already')
        const id = await proposals.insert({
          articleId,
          userId: proposer.userId,
          baseVersion: input.base_version,
          changes: serializeMapChanges(changes),
          texts,
          reason: input.reason.trim(),
        })
        const proposal = await answerOf(tx, articleId, id)
        const onceKey = `proposal:${id}`
        await notify(tx, {
          userId: locked.userId,
          type: 'proposal',
          actorId: proposer.userId,
          articleId,
          proposalId: id,
          onceKey,
        })
        await finish(tx, proposal)
        return proposal
      })
    },
    async list(articleId: number, reader: Proposer, before: number | null): Promise<EditProposalList> {
      const article = await routeArticles.getVisible(articleId, reader)
      const limit = PRODUCT_LIMITS.pageSize + 1
      const onlyOf = canEdit(article, reader.userId) ? null : reader.userId
      const rows = await editProposalsRepository(db).list(articleId, onlyOf, { before, limit })
      const { shown, next } = pageOf(rows, ({ id }) => id)
      return { data: shown.map(toProposal), next }
    },
    async read(articleId: number, id: number, userId: number): Promise<EditProposalContent> {
      const row = await get(articleId, id, userId)
      return { ...toProposal(row), changes: storedChanges(row.changes), texts: [...row.texts] }
    },
    /** @throws {AppError} `proposal.decided` when the author was faster. */
    async withdraw(articleId: number, id: number, userId: number): Promise<EditProposal> {
      const row = await get(articleId, id, userId)
      if (row.userId !== userId) throw new AppError('proposal.not_found')
      const decision = { status: 'withdrawn', answer: '', accepted: [] } as const
      const isWithdrawn = await editProposalsRepository(db).decide(id, decision)
      const proposal = await answerOf(db, articleId, id)
      if (!isWithdrawn && proposal.status !== 'withdrawn') throw new AppError('proposal.decided')
      return proposal
    },
    exportOf: (userId: number) => editProposalsRepository(db).listOf(userId),
    /** Runs in the transaction that deletes an account. */
    leave: (tx: Database, userId: number): Promise<void> => editProposalsRepository(tx).forget(userId),
  }
}

export type EditProposalsService = ReturnType<typeof createEditProposalsService>

/** Whether the author would see by it what its source keeps from others. */
function bringsSource(change: MapChange): boolean {
  if (change.kind !== 'object' || !change.after) return false
  const { before, after } = change
  return sourceOfObject(after.object) !== null && !(before && sourceOfObject(before.object))
}

/** @throws {AppError} `request.too_large`, `proposal.invalid`. */
function parseChanges({ changes, texts = [] }: NewProposal): readonly MapChange[] {
  const bytes = Buffer.byteLength(JSON.stringify([changes, texts]))
  if (bytes > PRODUCT_LIMITS.proposalBytes) throw new AppError('request.too_large')
  const parsed = parseMapChanges(changes)
  if (!parsed.ok) throw new AppError('proposal.invalid', {}, { fields: parsed.problems.map(toFieldProblem) })
  return parsed.changes
}

/** What of a proposal is taken. */
export interface ChosenChanges {
  readonly changes: readonly MapChange[]
  readonly texts: readonly ProposedText[]
}

type StoredProposal = { readonly changes: unknown; readonly texts: readonly ProposedText[] }

/** @throws {AppError} `proposal.empty` when a key means nothing in it. */
export function chosenChanges({ changes, texts }: StoredProposal, keys: readonly string[]): ChosenChanges {
  const parsed = parseMapChanges(changes)
  if (!parsed.ok) throw new Error('Stored changes cannot be read.')
  const known = new Set([...parsed.changes.map(mapChangeKey), ...texts.map(proposedTextKey)])
  if (keys.some((key) => !known.has(key))) throw new AppError('proposal.empty')
  const chosen = new Set(keys)
  return {
    changes: selectMapChanges(parsed.changes, keys),
    texts: texts.filter((text) => chosen.has(proposedTextKey(text))),
  }
}

/** The texts of an article, by the names that proposals use. */
const textsOfRow = (row: ReadRow) => ({
  title: row.title,
  summary: row.summary,
  context: row.body,
  language: languageOfRow(row),
  translation: storedTranslation(row),
})

export const storedChanges = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : [])

export function toProposal({ user, ...row }: ProposalRow): EditProposal {
  return {
    id: row.id,
    user: user && toPublicUser(user),
    base_version: row.baseVersion,
    reason: row.reason,
    status: row.status,
    answer: row.answer,
    accepted: [...row.accepted],
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}
