import type { ModeratedComment, ModeratedJourney, ModeratedWalk, ModerationAct } from '@repo/contract'
import { toPerson, toPublicUser } from '../../platform/public-user.ts'
import { commentState } from '../comments/comment.policy.ts'
import type { ActRow } from './acts.repository.ts'
import type { casesRepository } from './cases.repository.ts'
import type { journeyCasesRepository } from './journey-cases.repository.ts'
import type { walkCasesRepository } from './walk-cases.repository.ts'

export function toAct({ createdAt, user, moderator, article, commentId, reportId, ...row }: ActRow): ModerationAct {
  return {
    ...row,
    created_at: createdAt.toISOString(),
    moderator: toPerson(moderator),
    user: toPerson(user),
    article,
    comment_id: commentId,
    report_id: reportId,
  }
}

type CommentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof casesRepository>['findComment']>>>

export function toComment(row: CommentRow): ModeratedComment {
  const { id, text, createdAt, user, article, journey, answeredText, answeredDeletedAt, answeredUser } = row
  const isAnswer = answeredText !== null && answeredDeletedAt === null
  return {
    id,
    text,
    article,
    journey,
    prohibition_reason: row.prohibitedAt === null ? null : row.prohibitionReason,
    state: commentState(row),
    user: toPerson(user),
    created_at: createdAt.toISOString(),
    answers: isAnswer ? { text: answeredText, user: toPerson(answeredUser) } : null,
  }
}

type WalkRow = NonNullable<Awaited<ReturnType<ReturnType<typeof walkCasesRepository>['find']>>>

export function toWalk(row: WalkRow): ModeratedWalk {
  return {
    id: row.id,
    is_prohibited: row.prohibitedAt !== null,
    text: row.text,
    photos: row.storedNames.map((name) => ({ url: `/files/${name}` })),
    prohibition_reason: row.prohibitionReason,
    created_at: row.createdAt.toISOString(),
    user: toPublicUser(row.user),
    article: row.article,
  }
}

type JourneyRow = NonNullable<Awaited<ReturnType<ReturnType<typeof journeyCasesRepository>['find']>>>

export function toJourney({
  id,
  kind,
  title,
  summary,
  state,
  isForbidden,
  createdAt,
  user,
}: JourneyRow): ModeratedJourney {
  return {
    id,
    kind,
    title,
    summary,
    state,
    is_forbidden: isForbidden,
    created_at: createdAt.toISOString(),
    user: toPublicUser(user),
  }
}
