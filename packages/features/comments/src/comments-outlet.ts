import type { Discussed } from './discussed.ts'

/** The context of a page for its comments. */
export interface CommentsOutlet {
  readonly discussed: Discussed
  readonly token: string | null
}
