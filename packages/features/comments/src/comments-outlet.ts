import type { ReadingView } from '@repo/articles/reading-view'

/** The context of the article page for its comments. */
export interface CommentsOutlet {
  readonly view: ReadingView
  readonly token: string | null
}
