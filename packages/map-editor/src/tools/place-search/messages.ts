import type { PlaceProblem } from '../../core/services.ts'
import type { InputMode } from '../../messages/input-mode.ts'

/** Messages of searching a place by its name. */
export interface PlaceSearchMessages {
  readonly label: string
  readonly placeholder: string
  readonly guide: (input: InputMode) => string
  readonly searching: string
  readonly found: (count: number) => string
  readonly problems: Readonly<Record<PlaceProblem, string>>
  readonly retry: string
}
