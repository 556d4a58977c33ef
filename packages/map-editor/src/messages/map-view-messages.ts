import type { MapColor, MapObjectKind, SpotIcon } from '@mishiori/map-document'
import type { InputMode } from './input-mode.ts'

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
    readonly radius: string
    readonly width: string
    readonly height: string
    readonly size: (width: string, height: string) => string
  }
  readonly objects: {
    readonly kinds: Readonly<Record<MapObjectKind, string>>
    readonly icons: Readonly<Record<SpotIcon, string>>
    readonly colors: Readonly<Record<MapColor, string>>
  }
  readonly info: {
    readonly label: (name: string) => string
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
    readonly nameRequired: string
    /** The words that are being translated. */
    readonly original: (words: string) => string
    readonly tooLong: (max: number, now: number) => string
  }
  readonly recordings: RecordingMessages
  readonly photos: PhotoMessages
}

/** Where a map is, for those who do not see it. */
export interface MapPlaceMessages {
  /** What the map is to a screen reader, which says it after the label. */
  readonly viewport: string
  readonly near: (place: string) => string
  readonly north: (degrees: string) => string
  readonly south: (degrees: string) => string
  readonly east: (degrees: string) => string
  readonly west: (degrees: string) => string
  /** How far an arrow key moves the map. */
  readonly step: (distance: string) => string
  /** Between the parts of a place. */
  readonly separator: string
}

/** About the dashed circles, and what others do not see of a map. */
export interface HiddenObjectMessages {
  /** What the circles are, in few words. */
  readonly label: string
  /** The same as a sentence, which is read aloud. */
  readonly text: (count: number) => string
  /** Of the list of objects. */
  readonly objects: string
  readonly nothing: string
  readonly whole: string
  /** A part of a line, as a distance with its unit. */
  readonly part: (distance: string) => string
  /** Of a navigation line nothing but waypoints. */
  readonly waypoints: string
}

/** Messages of recordings: their times and their lock. Figures and times arrive formatted. */
export interface RecordingMessages {
  readonly started: string
  readonly ended: string
  readonly duration: string
  readonly speed: string
  readonly moving: string
  readonly paused: string
  /** How long all pauses took together. */
  readonly pauses: (time: string, count: number) => string
  readonly locked: string
}

/** Of the tool that puts photos on the map, and of photos in the window of a spot. */
export type PhotoMessages = {
  readonly title: string
  /** While the tool is open and nothing was chosen yet. */
  readonly choose: (input: InputMode) => string
  readonly chooseButton: string
  /** Of a photo without a position; `left` are still to be placed, this one too. */
  readonly place: (input: InputMode, name: string, left: number) => string
  /** While photos lie on a track by their times. */
  readonly time: string
  /** No photo is on a track, so there is nothing to confirm. */
  readonly noneTimed: string
  readonly timed: (placed: number, of: number) => string
  /** Of the camera's clock, and what it is: minutes ahead of UTC. */
  readonly clock: string
  readonly clockValue: (minutes: number) => string
  /** Of buttons that move it by so many minutes, back where they are negative. */
  readonly clockStep: (minutes: number) => string
  readonly placeManually: string
  /** Of the switch between a text spot and one of photos. */
  readonly show: string
  readonly count: (used: number, max: number) => string
  readonly add: string
  /** What a photo is to those who do not see it: nothing but its spot and place is known of it. */
  readonly alt: (name: string, position: number, count: number) => string
  readonly row: (count: number) => string
  readonly sending: (fileName: string) => string
  readonly failed: (fileName: string) => string
  readonly wait: string
  readonly retry: string
  /** Of a link in place of a picture of another site that is not shown. */
  readonly elsewhere: (host: string) => string
  /** The same while the spot is edited; the number counts photos from 1. */
  readonly elsewhereInForm: (number: number, host: string) => string
  /** Of the button that stores such a picture here. */
  readonly takeOver: string
  /** It could not be had, and the host gave no reason. */
  readonly notTaken: (number: number) => string
  readonly earlier: string
  readonly later: string
  readonly remove: string
}
