import { pendingAct } from '@repo/web-kit/pending-act'

/** The page for which a visitor wanted to send a Nice Route before they logged in. */
export const pendingNice = pendingAct('pending-nice', (value): value is string => typeof value === 'string')
