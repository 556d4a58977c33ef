import type { ReadingView } from '../view/reading-view.ts'

/** What the page of an article tells its part with the comments. */
export interface CommentsOutlet {
  readonly view: ReadingView
  readonly token: string | null
}
