import type { PlaceProblem } from '../../core/services.ts'
import type { InputMode } from '../../messages/input-mode.ts'

/** Messages of searching a place by its name. */
export interface PlaceSearchMessages {
  readonly label: string
  readonly placeholder: string
  readonly guide: (input: InputMode) => string
  /** While a place is shown on the map that is no spot yet. */
  readonly foundGuide: string
  /** Of the button that makes a spot of it. */
  readonly add: string
  readonly searching: string
  readonly found: (count: number) => string
  readonly problems: Readonly<Record<PlaceProblem, string>>
  readonly retry: string
}
