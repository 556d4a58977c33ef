import type { ModeratedWalk } from '@repo/contract'
import { formatDateTime } from '@repo/i18n'
import { type PublicationStatus, publicationStatus } from '../../article-access/route-article.policy.ts'
import type { ForbiddingRow } from '../../route-articles/moderation/moderation.repository.ts'
import { statusWhenAllowed } from '../../route-articles/moderation/moderation.service.ts'

const MEANING: Readonly<Record<PublicationStatus, string>> = {
  public: 'everybody sees it',
  linkShared: 'people with its link see it',
  private: 'its author alone sees it',
  draft: 'a draft, which its author alone sees',
  forbidden: 'forbidden, its author alone sees it',
}

/** An article for a moderator's terminal. */
export function describeArticle(article: ForbiddingRow): string {
  const { id, title, userName, updatedAt, isForbidden, requestedAt, appealedAt, appealDecidedAt } = article
  const minute = (date: Date) => zonedMinute(date, article.userTimeZone)
  const lines = [`${id}  ${plain(title) || '(no title)'}`, `    by ${userName}, changed ${minute(updatedAt)}`]
  lines.push(`    ${MEANING[publicationStatus(article)]}`)
  if (isForbidden) lines.push(`    once allowed: ${MEANING[statusWhenAllowed(article)]}`)
  if (isForbidden && article.reason !== null) lines.push(`    reason: ${plain(article.reason)}`)
  if (article.pointsAt) lines.push(`    points at: ${plain(article.pointsAt.label)}`)
  if (article.declinedAt !== null) {
    lines.push(`    request declined ${minute(article.declinedAt)}${noted(article.declineReason)}`)
  }
  if (requestedAt !== null) lines.push(`    publication requested ${minute(requestedAt)}${noted(article.requestNote)}`)
  if (appealedAt !== null && appealDecidedAt === null) {
    lines.push(`    appealed ${minute(appealedAt)}${noted(article.appealNote)}`)
  }
  if (appealDecidedAt !== null) {
    lines.push(`    appeal rejected ${minute(appealDecidedAt)}${noted(article.appealAnswer)}`)
  }
  return lines.join('\n')
}

/** A walk for a moderator's terminal. */
export function describeWalk({
  id,
  user,
  text,
  article,
  prohibition_reason: reason,
  created_at,
}: ModeratedWalk): string {
  const lines = [`${id}  ${plain(text) || '(no words)'}`, `    by ${user.name}, logged ${created_at.slice(0, 10)}`]
  if (article) lines.push(`    on ${article.id} ${plain(article.title) || '(no title)'}`)
  if (reason !== null) lines.push(`    reason: ${plain(reason)}`)
  return lines.join('\n')
}

const noted = (note: string | null) => (note ? `: ${plain(note)}` : '')

/** Words of other people, without what a terminal would obey. */
const plain = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** In the time zone of the account that it concerns, as that person reads it elsewhere. */
export const zonedMinute = (date: Date | string, timeZone: string) =>
  `${formatDateTime(new Date(date).toISOString(), timeZone)} (${timeZone})`
