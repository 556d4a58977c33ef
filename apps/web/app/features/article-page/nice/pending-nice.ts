import { pendingAct } from '../../../platform/pending-act.ts'

const pending = pendingAct('pending-nice', (value): value is number => typeof value === 'number')

/** Remembers the article for which a visitor wanted to send a Nice Route before they logged in. */
export const keepPendingNice = (articleId: number): void => pending.keep(articleId)

/** Whether it was this article; asked once. */
export const takePendingNice = (articleId: number): boolean => pending.take((id) => id === articleId) !== null
