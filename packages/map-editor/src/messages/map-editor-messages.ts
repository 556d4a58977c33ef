import type { MapIssue, MapIssueCode, MapObjectKind } from '@mishiori/map-document'
import type { TrimEnd } from '../core/drafts/trim-draft.ts'
import type { TouchGesture } from '../core/gestures.ts'
import type { InputMode } from './input-mode.ts'
import type { MapViewMessages } from './map-view-messages.ts'
import type { ToolMessages } from './tool-messages.ts'

/** The tools that the words of this package name. A host may show fewer. */
export type ToolLabelName = keyof MapEditorMessages['tools']
/** The rows of the list of keyboard shortcuts. */
export type ShortcutName = Exclude<keyof MapEditorMessages['shortcuts'], 'title'>

/** One sentence for every issue; the parameters of the issue are at hand. A code without a text does not compile. */
export type IssueMessages = {
  readonly [Code in MapIssueCode]: (issue: Extract<MapIssue, { readonly code: Code }>) => string
}

/** Every word that the editor shows or speaks. English is the default; pass another set to translate. */
export interface MapEditorMessages extends MapViewMessages, ToolMessages {
  readonly shapes: MapViewMessages['shapes'] & {
    /** Of the group of buttons that choose a shape. */
    readonly label: string
    /** The field's unit, `km` or `mi`, spoken with its label. */
    readonly inUnit: (field: string, unit: string) => string
    readonly sizeInvalid: (unit: string) => string
  }
  readonly objects: MapViewMessages['objects'] & {
    /** The name a new object starts with; a number follows it. */
    readonly newNames: Readonly<Record<MapObjectKind, string>>
  }
  readonly info: MapViewMessages['info'] & {
    readonly editTitle: Readonly<Record<MapObjectKind, string>>
    readonly deleteTitle: (name: string) => string
    readonly deleteUndoable: string
    /** The window is gone, and what was written in it can not be saved as it is. */
    readonly notSaved: (name: string) => string
  }
  /** Of trimming the ends, and of making a recording a line like others. */
  readonly recordings: MapViewMessages['recordings'] & {
    readonly trim: string
    readonly unlock: string
    readonly trimGuide: (input: InputMode) => string
    readonly ends: Readonly<Record<TrimEnd, string>>
    /** Of the field that takes the number of a point. */
    readonly pointOf: (end: string) => string
    readonly numberInvalid: (least: number, most: number) => string
    readonly at: (number: number, time: string | null) => string
    readonly trimmed: (count: number, length: string, times: string | null) => string
    readonly unlocked: (name: string) => string
  }
  readonly tools: ToolNames & {
    readonly label: string
    readonly file: string
    readonly more: string
  }
  readonly guide: {
    readonly label: string
    /** While the map is empty and no tool is open. */
    readonly begin: (input: InputMode) => string
    readonly placeSpot: (input: InputMode) => string
    /** While the card of a new spot is open. */
    readonly nameSpot: (input: InputMode) => string
    readonly editSpot: (input: InputMode) => string
    readonly startLine: (input: InputMode) => string
    readonly extendLine: (input: InputMode) => string
    /** The same from the third point on. */
    readonly closeLine: (input: InputMode) => string
    readonly editLine: (input: InputMode) => string
    readonly chooseShape: (input: InputMode) => string
    readonly placeCircle: (input: InputMode) => string
    readonly editCircle: (input: InputMode) => string
    readonly placeRectangle: (input: InputMode) => string
    readonly editRectangle: (input: InputMode) => string
    readonly startPolygon: (input: InputMode) => string
    readonly drawPolygon: (input: InputMode) => string
    readonly editPolygon: (input: InputMode) => string
    readonly startNavigation: (input: InputMode) => string
    readonly setGoal: (input: InputMode) => string
    readonly editNavigation: (input: InputMode) => string
    readonly sidesCross: string
    /** While a finger is on the map: what lifting it does. */
    readonly gestures: Readonly<Record<TouchGesture, string>>
    readonly points: (count: number) => string
    readonly confirmNeedsPoints: (min: number) => string
  }
  readonly layers: {
    readonly title: string
    readonly count: (used: number, max: number) => string
    readonly add: string
    readonly limitReached: (max: number) => string
    readonly open: string
    readonly collapse: string
    readonly show: (name: string) => string
    readonly hide: (name: string) => string
    readonly expand: (name: string) => string
    readonly fold: (name: string) => string
    readonly moreOf: (name: string) => string
    readonly rename: string
    readonly renameField: string
    readonly moveUp: string
    readonly moveDown: string
    readonly delete: string
    readonly cannotDeleteLast: string
    readonly cannotDeleteRecorded: string
    readonly objectCount: (count: number) => string
    readonly hiddenState: string
    readonly lockedState: string
    readonly drawing: string
    /** Of a name that another language lacks. */
    readonly untranslated: string
    readonly main: string
    readonly empty: string
    readonly treeHint: string
    /** Choosing several objects to change at once. */
    readonly several: {
      readonly begin: string
      readonly end: string
      readonly hint: string
      readonly count: (count: number) => string
      readonly all: string
      readonly none: string
      readonly color: string
      readonly moveTo: string
      readonly delete: string
    }
    readonly defaultName: (number: number) => string
  }
  readonly profile: ProfileMessages
  readonly sheet: {
    readonly label: string
    readonly resize: string
    readonly snap: Readonly<Record<'peek' | 'half' | 'full', string>>
  }
  readonly drop: {
    readonly title: string
    readonly hint: string
    /** Beside the hint where the host takes photos too. */
    readonly photoHint: string
    /** Instead of the title and the hints while something is being drawn. */
    readonly busy: string
    readonly busyHint: string
    /** Of a route that is pasted then. */
    readonly busyPasteHint: string
    readonly reading: (fileName: string) => string
    readonly notAFile: string
    /** The host's reader gave up, for no fault of the file that it could name. */
    readonly failed: (fileName: string) => string
    /** More files than are read at once; their names follow. */
    readonly leftOut: (count: number, max: number) => string
    /** Name of a file whose text was pasted. */
    readonly pastedName: string
  }
  readonly notices: {
    readonly label: string
    readonly imported: (layerName: string, objects: number) => string
    readonly importedInto: (objects: number) => string
    /** Of several files, so far. */
    readonly importedFiles: (files: number, objects: number) => string
    /** Of one file that brought several layers. */
    readonly importedLayers: (layers: number, objects: number) => string
    readonly joinedLayers: (layers: number) => string
    readonly splitLayers: (layers: number) => string
    readonly noRoomFor: (objects: number) => string
    /** Of a line with more points than are edited with ease. */
    readonly longLine: (name: string, points: number) => string
  }
  /** Another tool was chosen while something was drawn that cannot be confirmed yet. */
  readonly discard: {
    readonly title: string
    readonly text: string
    readonly discard: string
    readonly goOn: string
  }
  readonly shortcuts: ShortcutMessages
  /** What the live region says. Distances arrive formatted. */
  readonly announce: {
    readonly toolChosen: (tool: string) => string
    /** The first of a line or a polygon: there is no length yet. */
    readonly firstPointAdded: string
    readonly pointAdded: (count: number, length: string) => string
    readonly pointMoved: (number: number, count: number, length: string) => string
    readonly pointInserted: (number: number, count: number, length: string) => string
    readonly pointDeleted: (count: number, length: string) => string
    readonly pointFocused: (number: number, count: number) => string
    readonly shapePlaced: (name: string, size: string) => string
    readonly shapeChanged: (name: string, size: string) => string
    readonly spotPlaced: (name: string) => string
    readonly spotMoved: (name: string) => string
    readonly confirmed: (name: string, length: string) => string
    readonly cancelled: string
    readonly undone: string
    readonly redone: string
    /** `done` is one of the two above, `difference` one of those below. */
    readonly historyStep: (done: string, difference: string) => string
    readonly isGone: (name: string) => string
    readonly isThereAgain: (name: string) => string
    readonly isDifferent: (name: string) => string
    readonly pointCount: (count: number) => string
    readonly selected: (kind: string, name: string) => string
    readonly selectedLine: (kind: string, name: string, length: string) => string
    readonly deselected: string
    readonly changed: (name: string) => string
    readonly deleted: (name: string) => string
    readonly mainLineSet: (name: string) => string
    readonly severalChanged: (count: number) => string
    readonly severalMoved: (count: number, layerName: string) => string
    readonly severalDeleted: (count: number) => string
    readonly layerAdded: (name: string) => string
    readonly layerRenamed: (name: string) => string
    readonly layerShown: (name: string) => string
    readonly layerHidden: (name: string) => string
    readonly moved: (name: string, position: number, count: number) => string
    readonly movedTo: (name: string, layerName: string) => string
    readonly crosshair: (latitude: string, longitude: string) => string
    readonly fitted: string
    readonly noticeDismissed: string
  }
  readonly issues: IssueMessages
}

/** What the tools are called. */
export interface ToolNames {
  readonly select: string
  readonly spot: string
  readonly imageSpot: string
  readonly line: string
  readonly navigationLine: string
  readonly shape: string
  readonly erase: string
  readonly placeSearch: string
}

/** What each key of the editor does. */
export interface ShortcutMessages extends ToolNames {
  readonly title: string
  readonly newLayer: string
  readonly toggleLayer: string
  readonly undo: string
  readonly redo: string
  readonly confirm: string
  readonly cancel: string
  readonly remove: string
  readonly objects: string
  readonly insert: string
  readonly split: string
  readonly vertexList: string
  readonly snap: string
  readonly moveShape: string
  readonly nudge: string
  readonly place: string
  readonly zoom: string
  readonly help: string
}

/** Messages of the elevation profile. Figures arrive formatted. */
export interface ProfileMessages {
  readonly label: (name: string) => string
  readonly distance: string
  readonly gain: string
  readonly loss: string
  readonly highest: string
  readonly lowest: string
  readonly collapse: string
  readonly expand: string
  readonly empty: string
  readonly cursor: string
  readonly at: (distance: string, elevation: string) => string
  readonly atUnknown: (distance: string) => string
  /** Button that measures a part of the line. */
  readonly measureRange: string
  /** The measured part. */
  readonly range: string
  readonly rangeStart: string
  readonly rangeEnd: string
  readonly slope: string
  readonly summary: (figures: {
    readonly distance: string
    readonly gain: string
    readonly loss: string
    readonly lowest: string
    readonly highest: string
  }) => string
  /** Of the buttons that choose which lines are shown beside each other. */
  readonly lines: string
  readonly compare: string
  readonly stopComparing: (name: string) => string
  readonly fromFile: string
  readonly fromModel: (source: string) => string
  /** Smaller changes of height are noise. */
  readonly threshold: (meters: string) => string
  readonly asking: string
  readonly failed: string
  readonly retry: string
}
