import { withToken } from './article-links.ts'

/** Where an edit of an article's map is suggested. */
export const proposePath = (articleId: number, token: string | null) => withToken(`/routes/${articleId}/propose`, token)

/** Proposals for an article: all for its author, their own for others. */
export const proposalsPath = (articleId: number) => `/routes/${articleId}/proposals`

export const proposalPath = (articleId: number, proposalId: number) => `${proposalsPath(articleId)}/${proposalId}`
