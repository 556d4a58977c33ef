import type { ReadingView } from '../../articles/view/reading-view.ts'

/** The context of the article page for its comments. */
export interface CommentsOutlet {
  readonly view: ReadingView
  readonly token: string | null
}
