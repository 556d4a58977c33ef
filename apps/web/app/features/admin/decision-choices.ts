import type { ModerationInput, ModerationPointer } from '@repo/contract'
import type { ModeratedJourney } from './moderated-journey.ts'
import type { ModeratedWalk } from './moderated-walk.ts'
import type { ModeratedArticle, ModeratedComment, ModeratedPerson, ReportCase } from './moderation.ts'

/** What a moderator has entered. */
interface DecisionFields {
  readonly reason: string
  readonly days: number
  readonly pointsAt: ModerationPointer | null
}

/** A decision that a moderator may make here, and its required fields. */
export interface DecisionChoice {
  readonly action: ModerationInput['action']
  readonly needs: { readonly reason: boolean; readonly days?: boolean; readonly pointer?: boolean }
  readonly toInput: (fields: DecisionFields) => ModerationInput
}

const pointing = ({ pointsAt }: DecisionFields) => (pointsAt === null ? {} : { points_at: pointsAt })
const answering = (report_id: number | undefined) => (report_id === undefined ? {} : { report_id })

function forbid(route_id: number, reportId?: number): DecisionChoice {
  return {
    action: 'forbid',
    needs: { reason: true, pointer: true },
    toInput: (fields) => ({
      action: 'forbid',
      route_id,
      reason: fields.reason,
      ...pointing(fields),
      ...answering(reportId),
    }),
  }
}

function onComment(
  action: 'prohibit_comment' | 'allow_comment' | 'approve_comment',
  comment_id: number,
  reportId?: number,
) {
  return {
    action,
    needs: { reason: action !== 'approve_comment' },
    toInput: ({ reason }) => ({ action, comment_id, reason, ...answering(reportId) }),
  } satisfies DecisionChoice
}

/** For a user who still has an account and is no moderator. */
export function personChoices(person: ModeratedPerson | null, reportId?: number): DecisionChoice[] {
  if (person === null || person.hasLeft) return []
  const user_id = person.id
  const warn: DecisionChoice = {
    action: 'warn',
    needs: { reason: true },
    toInput: ({ reason }) => ({ action: 'warn', user_id, reason, ...answering(reportId) }),
  }
  const suspend: DecisionChoice = {
    action: 'suspend',
    needs: { reason: true, days: true },
    toInput: ({ reason, days }) => ({ action: 'suspend', user_id, reason, days, ...answering(reportId) }),
  }
  const lift: DecisionChoice = {
    action: 'lift_suspension',
    needs: { reason: true },
    toInput: ({ reason }) => ({ action: 'lift_suspension', user_id, reason }),
  }
  const canLift = person.suspension !== null && reportId === undefined
  return [warn, ...(person.isModerator ? [] : [suspend]), ...(canLift ? [lift] : [])]
}

export function commentChoices({ id, state }: ModeratedComment, reportId?: number): DecisionChoice[] {
  switch (state) {
    case 'shown':
      return [onComment('prohibit_comment', id, reportId)]
    case 'pending':
      return [onComment('approve_comment', id, reportId), onComment('prohibit_comment', id, reportId)]
    case 'prohibited':
      return reportId === undefined ? [onComment('allow_comment', id)] : []
    case 'deleted':
      return []
  }
}

export function journeyChoices({ id, status }: ModeratedJourney, reportId?: number): DecisionChoice[] {
  const action = status === 'forbidden' ? 'allow_journey' : 'forbid_journey'
  // What is forbidden already needs no further decision on a report.
  if (action === 'allow_journey' && reportId !== undefined) return []
  const needs = { reason: action === 'forbid_journey' }
  return [{ action, needs, toInput: ({ reason }) => ({ action, journey_id: id, reason, ...answering(reportId) }) }]
}

export function walkChoices({ id, isProhibited }: ModeratedWalk, reportId?: number): DecisionChoice[] {
  const action = isProhibited ? 'allow_walk' : 'prohibit_walk'
  // What is hidden already needs no further decision on a report.
  if (isProhibited && reportId !== undefined) return []
  const toInput: DecisionChoice['toInput'] = ({ reason }) => ({
    action,
    walk_log_id: id,
    reason,
    ...answering(reportId),
  })
  return [{ action, needs: { reason: true }, toInput }]
}

/** On a report that is open: one of them decides it. */
export function caseChoices(report: ReportCase): DecisionChoice[] {
  const { id, article, comment, person, kind, journey, walk } = report
  if (report.status !== 'open') return []
  const dismiss: DecisionChoice = {
    action: 'dismiss',
    needs: { reason: false },
    toInput: ({ reason }) => ({ action: 'dismiss', report_id: id, reason }),
  }
  const canForbid = kind === 'route' && article !== null && article.status !== 'forbidden'
  return [
    dismiss,
    ...(canForbid ? [forbid(article.id, id)] : []),
    ...(journey ? journeyChoices(journey, id) : []),
    ...(comment ? commentChoices(comment, id).filter(({ action }) => action === 'prohibit_comment') : []),
    ...(walk ? walkChoices(walk, id) : []),
    ...personChoices(person, id),
  ]
}

/** For an article: answers to what its author asks, else to prohibit it or to allow it. */
export function articleChoices(article: Pick<ModeratedArticle, 'id' | 'version' | 'forbidding'>): DecisionChoice[] {
  const { id, version, forbidding } = article
  if (forbidding === null) return [forbid(id)]
  const allow: DecisionChoice = {
    action: 'allow',
    needs: { reason: false },
    toInput: ({ reason }) => ({ action: 'allow', route_id: id, version, reason }),
  }
  const decline: DecisionChoice = {
    action: 'decline_request',
    needs: { reason: true, pointer: true },
    toInput: (fields) => ({ action: 'decline_request', route_id: id, reason: fields.reason, ...pointing(fields) }),
  }
  const onAppeal = (action: 'uphold_appeal' | 'reject_appeal'): DecisionChoice => ({
    action,
    needs: { reason: true },
    toInput: ({ reason }) => ({ action, route_id: id, reason }),
  })
  const isAppealed = forbidding.appealedAt !== null && forbidding.appealDecidedAt === null
  const onRequest = forbidding.requestedAt === null ? [] : [allow, decline]
  const asked = [...onRequest, ...(isAppealed ? [onAppeal('uphold_appeal'), onAppeal('reject_appeal')] : [])]
  return asked.length > 0 ? asked : [allow]
}
