/** Names something that pages show and that may change. */
export type PageTag = `article:${number}` | `user:${number}` | 'lists'

/** What anybody may see of an article: itself, and its card on other pages. */
export const articleTag = (id: number): PageTag => `article:${id}`

/** Somebody's profile and what it counts. */
export const userTag = (id: number): PageTag => `user:${id}`

/** Every list of articles or people: any change may reorder them. */
export const LISTS_TAG: PageTag = 'lists'
