import type { ModeratedArticle } from './moderation.service.ts'

const MEANING: Readonly<Record<ModeratedArticle['status'], string>> = {
  public: 'everybody sees it',
  linkShared: 'people with its link see it',
  private: 'its author alone sees it',
  draft: 'a draft, which its author alone sees',
  forbidden: 'forbidden, its author alone sees it',
}

/** An article for a moderator's terminal. */
export function describeArticle(article: ModeratedArticle): string {
  const { id, title, author, status, updatedAt, reason, requestedAt } = article
  const lines = [`${id}  ${plain(title) || '(no title)'}`, `    by ${author}, changed ${minute(updatedAt)}`]
  lines.push(`    ${MEANING[status]}`)
  if (reason !== null) lines.push(`    reason: ${plain(reason)}`)
  if (requestedAt !== null) lines.push(`    publication requested ${minute(requestedAt)}`)
  return lines.join('\n')
}

/** Words of other people, without what a terminal would obey. */
const plain = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

const minute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
