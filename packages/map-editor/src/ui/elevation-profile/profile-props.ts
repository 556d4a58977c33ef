import type { AnyLine, MapObjectId } from '@mishiori/map-document'
import type { LangOf } from '../../core/lang-of.ts'
import type { LineColoring } from '../line-colors/line-coloring.ts'
import type { WithMessages } from '../panel-props.ts'
import type { ProfileRange } from './profile-range.ts'

/** Where the elevations of a line come from. */
export type ProfileSource =
  /** The file or receiver that the line came with. */
  | { readonly kind: 'line' }
  | { readonly kind: 'model'; readonly name: string }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }

/** Several lines in one profile. */
export interface ProfileComparing {
  /** All lines that are shown; the first one cannot be taken out. */
  readonly lines: readonly AnyLine[]
  /** Lines that can be added, in the order of the list that offers them. */
  readonly addable: readonly AnyLine[]
  /** Makes another line the one whose figures and parts are shown. */
  readonly onChoose: (id: MapObjectId) => void
  /** Puts one of `addable` among `lines`. */
  readonly onAdd: (id: MapObjectId) => void
  /** Takes one of `lines` out, other than the first. */
  readonly onRemove: (id: MapObjectId) => void
}

/** Props of {@link ElevationProfile}. Distances along a line are metres from its start. */
export interface ElevationProfileProps extends WithMessages {
  /** A line without known elevations shows the empty state. */
  readonly line: AnyLine
  /** The place that is marked; null for none. */
  readonly cursorMeters: number | null
  /** Called when the pointer or a key moves the cursor, and with null when it leaves. */
  readonly onCursor: (distanceMeters: number | null) => void
  /** False unless given. Needs `onCollapsedChange`. */
  readonly isCollapsed?: boolean
  /** Without it the card cannot be collapsed. */
  readonly onCollapsedChange?: (isCollapsed: boolean) => void
  /** Lines whose curves are drawn beside this one's, by the same distance and height. */
  readonly others?: readonly AnyLine[]
  /** The line itself unless given. */
  readonly source?: ProfileSource
  /** Without it there is no choice of lines. */
  readonly comparing?: ProfileComparing
  /** Colours of the line by its ground or slope, from `useLineColors`. Without it there is no such choice. */
  readonly coloring?: LineColoring | null
  /** For the names of lines. Without it they are in the language of the page. */
  readonly langOf?: LangOf | undefined
  /**
   * `card` floats over the map, `strip` docks under it, `plain` is the same in a sheet; `mini` is the bare curve, with
   * handles where the host keeps a part.
   */
  readonly variant?: 'card' | 'strip' | 'plain' | 'mini'
  /** The measured part, for whoever keeps it; without `onRange` the profile keeps its own, behind a button. */
  readonly range?: ProfileRange | null
  readonly onRange?: (range: ProfileRange | null) => void
}
