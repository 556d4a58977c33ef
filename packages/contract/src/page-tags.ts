/** Names something that pages show and that may change. */
export type PageTag = `article:${number}` | `journey:${number}` | `user:${number}` | `file:${string}` | 'lists'

/** What anybody may see of an article: itself, and its card on other pages. */
export const articleTag = (id: number): PageTag => `article:${id}`

/** What anybody may see of a journey: itself, and its card. Pages that show it have the tags of its articles too. */
export const journeyTag = (id: number): PageTag => `journey:${id}`

/** Somebody's profile and what it counts. */
export const userTag = (id: number): PageTag => `user:${id}`

/** A stored picture, by its name. */
export const fileTag = (name: string): PageTag => `file:${name}`

/** Every list of articles, journeys or people: any change may reorder them. */
export const LISTS_TAG: PageTag = 'lists'
