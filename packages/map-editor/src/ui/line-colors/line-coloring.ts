import type { ColorBy } from '../../core/line-colors/line-classes.ts'
import type { LinePart } from '../../core/line-colors/line-parts.ts'
import type { ColoringMessages } from '../../messages/messages.ts'

/** What is known of the parts of a line. */
export type ColoringState =
  | { readonly kind: 'known'; readonly parts: readonly LinePart[] }
  | { readonly kind: 'asking' | 'tooLong' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }

/** The colours of a line in the elevation profile, with the switch that chooses them. `useLineColors` returns it. */
export interface LineColoring {
  readonly words: ColoringMessages
  /** What the switch offers. */
  readonly choices: readonly ColorBy[]
  /** Null for the line's own colour. */
  readonly by: ColorBy | null
  readonly onChange: (by: ColorBy | null) => void
  /** Of what is chosen. */
  readonly state: ColoringState
}
