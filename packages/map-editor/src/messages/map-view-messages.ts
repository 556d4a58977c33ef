import type { MapColor, MapObjectKind, SpotIcon } from '@mishiori/map-document'
import type { RecordingMessages } from '../tools/recording/messages.ts'
import type { PhotoMessages } from '../tools/spot/messages.ts'
import type { HiddenObjectMessages } from './hidden-object-messages.ts'
import type { MapPlaceMessages } from './map-place-messages.ts'

/** Every word that a view of a map shows or speaks: a part of the editor's words, so those can be passed as well. */
export interface MapViewMessages {
  /** BCP 47 tag that numbers and lists are formatted with. */
  readonly locale: string
  readonly common: {
    readonly cancel: string
    readonly confirm: string
    readonly save: string
    readonly close: string
    readonly delete: string
    readonly edit: string
    readonly more: string
    readonly required: string
    readonly undo: string
    readonly redo: string
    readonly irreversible: string
    /** The counter under a field, for screen readers. */
    readonly characters: (used: number, max: number) => string
  }
  readonly map: MapPlaceMessages & {
    readonly label: string
    readonly controls: string
    readonly zoomIn: string
    readonly zoomOut: string
    readonly fit: string
    /** Beside the button `fit`: how many objects lie too far away for the opening view. */
    readonly elsewhere: (count: number) => string
    /** Of the pins of one place that are fanned out to choose from. */
    readonly pinsHere: (count: number) => string
    readonly hidden: HiddenObjectMessages
    readonly locate: string
    readonly locateProblems: {
      readonly refused: string
      readonly unavailable: string
      readonly timedOut: string
    }
    readonly shortcuts: string
    /** Of the button that shows where the map's data comes from. */
    readonly unavailableTitle: string
    readonly unavailableWebgl: string
    readonly unavailableStyle: string
    readonly unavailableKept: string
    readonly retry: string
  }
  readonly shapes: {
    /** Of the group of buttons that choose a shape. */
    readonly label: string
    readonly radius: string
    readonly width: string
    readonly height: string
    /** The field's unit, spoken with its label. */
    readonly inKilometers: (field: string) => string
    readonly sizeInvalid: string
    readonly size: (width: string, height: string) => string
  }
  readonly objects: {
    readonly kinds: Readonly<Record<MapObjectKind, string>>
    readonly icons: Readonly<Record<SpotIcon, string>>
    readonly colors: Readonly<Record<MapColor, string>>
    /** The name a new object starts with; a number follows it. */
    readonly newNames: Readonly<Record<MapObjectKind, string>>
  }
  readonly info: {
    readonly label: (name: string) => string
    readonly editTitle: Readonly<Record<MapObjectKind, string>>
    readonly infoTab: string
    readonly iconTab: string
    readonly tabs: string
    readonly name: string
    readonly description: string
    readonly icon: string
    /** Of a hazard. */
    readonly seenOn: string
    readonly seenOnHint: string
    readonly color: string
    readonly changeColor: string
    readonly length: string
    readonly radius: string
    readonly size: string
    readonly setMain: string
    readonly isMain: string
    readonly editLine: string
    readonly editShape: string
    readonly deleteTitle: (name: string) => string
    readonly deleteUndoable: string
    readonly nameRequired: string
    /** The words that are being translated. */
    readonly original: (words: string) => string
    readonly tooLong: (max: number, now: number) => string
    /** The window is gone, and what was written in it can not be saved as it is. */
    readonly notSaved: (name: string) => string
  }
  readonly recordings: RecordingMessages
  readonly photos: PhotoMessages
}
