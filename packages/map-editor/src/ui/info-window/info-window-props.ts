import type { MapColor, MapIssue, MapObject, Spot, SpotIcon } from '@mishiori/map-document'
import type { LangOf } from '../../core/lang-of.ts'
import type { MapEditorServices } from '../../core/services.ts'
import type { WithMessages } from '../panel-props.ts'
import type { MenuEntry } from '../shared/row-menu.tsx'

export type InfoWindowMode = 'view' | 'naming' | 'info' | 'icon' | 'color' | 'deleting'

export interface ObjectDetails {
  readonly name: string
  readonly description: string
  readonly color: MapColor
  /** Spots only. */
  readonly icon?: SpotIcon
  /** Hazards only: the day on which it was seen, as `2026-11-26`; null if not given. */
  readonly seenOn?: string | null
  /** Shapes only: whether ways keep out of it. */
  readonly isNoGo?: boolean
  /** Spots only: whether it shows photos, and which. */
  readonly photos?: Pick<Spot, 'display' | 'images'>
}

export interface UnsavedDetails {
  readonly details: ObjectDetails
  /** As they would be saved; null while something of them would be refused. */
  readonly saved: ObjectDetails | null
}

export interface InfoWindowProps extends WithMessages {
  readonly object: MapObject
  /** Without it what was written is in the language of the page. */
  readonly langOf?: LangOf | undefined
  readonly isMain: boolean
  readonly mode: InfoWindowMode
  readonly onModeChange: (mode: InfoWindowMode) => void
  readonly onClose: () => void
  /** Without it the window only shows. */
  readonly editing?: InfoWindowEditing
  /** `window` is 300 px with a tail; `sheet` fills a bottom sheet and shows the whole form; `card` only names a new spot. */
  readonly variant?: 'window' | 'sheet' | 'card'
  /** Moves focus into the window when it opens: for opening by keyboard. */
  readonly takesFocus?: boolean
}

export interface InfoWindowEditing {
  /** The original, while a translation is edited: empty fields fall back to it. */
  readonly translating?: { readonly language: string; readonly name: string; readonly description: string }
  /** Called with all fields; refused input never gets here. */
  readonly onSave: (details: ObjectDetails) => void
  /** As `onSave`, from the card of a new spot, which then closes. */
  readonly onDone?: (details: ObjectDetails) => void
  /** Initial values of the fields, when they were unmounted with unsaved values. */
  readonly draft?: ObjectDetails | undefined
  /** Reports the unsaved values of the fields, and null after they were saved or discarded. */
  readonly onDraft?: (draft: UnsavedDetails | null) => void
  readonly onDelete: () => void
  /** What Cancel and Escape lead to; the view unless given. */
  readonly onCancel?: () => void
  /** Reports the draft while the person picks, null when it is over. */
  readonly onPreview?: (draft: ObjectDetails | null) => void
  /** Lines that can become the main one. */
  readonly onSetMain?: () => void
  /** Lines whose points can be edited. */
  readonly onEditLine?: () => void
  /** A recording: to cut off its ends. */
  readonly onTrim?: () => void
  /** What else can be done with the object, behind a button. */
  readonly menu?: readonly MenuEntry[]
  /** Spots whose photos can be edited. */
  readonly photos?: PhotoEditing
  /** Shapes whose measures can be edited. */
  readonly onEditShape?: () => void
}

export interface PhotoEditing {
  /** Without it, photos can be put in order and taken away, not added. */
  readonly uploadImage?: NonNullable<MapEditorServices['uploadImage']>
  readonly chooseImages?: NonNullable<MapEditorServices['chooseImages']>
  /** Without it, pictures of other sites are photos like others. */
  readonly takeOverImage?: NonNullable<MapEditorServices['takeOverImage']>
  readonly onIssue: (issue: MapIssue) => void
}
