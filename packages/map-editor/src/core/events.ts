import type {
  LayerId,
  MapDocument,
  MapIssue,
  MapObject,
  MapObjectId,
  ObjectChange,
  Position,
  RouteOptions,
  TravelMode,
  TravelProfile,
} from '@mishiori/map-document'
import type { DocumentEdit } from './document-edit.ts'
import type { Shift } from './drafts/move-shape.ts'
import type { ShownReach } from './drafts/navigation-draft.ts'
import type { RingStep } from './drafts/ring-draft.ts'
import type { ShapeKind, ShapeSize } from './drafts/shape-kind.ts'
import type { SnapProblem, SnapProposal } from './drafts/snap-draft.ts'
import type { TrimEnd } from './drafts/trim-draft.ts'
import type { EditStep } from './edit-step.ts'
import type { DirectionsFailure, FoundPlace, LoopSize, ReachSize, RouteFileAnswer } from './services.ts'
import type { ToolName } from './tool-name.ts'

/**
 * What of the selected object the info window shows: its details, a form, the icons, the colours, or the question whether
 * to delete it. `naming`: the card of a spot that was placed just now; only placing leads to it.
 */
export type InspectorMode = 'view' | 'naming' | 'info' | 'icon' | 'color' | 'deleting'

/** What is drawn is confirmed first. Where it cannot be, `discard.asked` is emitted, unless it `isDiscarding` what is drawn. */
export interface ToolChoice {
  /** Opens a tool. */
  readonly type: 'tool.choose'
  /** The tool to open; `select` opens none. */
  readonly tool: ToolName
  /** Gives up what is drawn if it cannot be confirmed. */
  readonly isDiscarding?: boolean
}

/** `more` are read after it, each as a step of its own. What is drawn is treated as by {@link ToolChoice}. */
export interface FileOpening {
  /** Opens files. */
  readonly type: 'file.open'
  /** Passed on to `services.readRouteFile`. */
  readonly file: File
  /** Read after it, in this order. */
  readonly more?: readonly File[]
  /** Gives up what is drawn if it cannot be confirmed. */
  readonly isDiscarding?: boolean
}

/**
 * Everything a person or a host can ask of the editor. `snapshot.can(event)` says whether it is possible now; what is
 * not is ignored, or answered by `issue.raised`. Positions are `[longitude, latitude]` in degrees, lengths are metres,
 * indexes begin at 0.
 */
export type EditorEvent =
  | { readonly type: 'document.edit'; readonly edit: DocumentEdit }
  | { readonly type: 'document.replace'; readonly document: MapDocument }
  | { readonly type: 'layer.select'; readonly layerId: LayerId }
  | { readonly type: 'layer.toggle'; readonly layerId: LayerId }
  /** `at` is where on the map it was pointed at. */
  | { readonly type: 'object.select'; readonly objectId: MapObjectId; readonly at?: Position }
  | { readonly type: 'object.deselect' }
  | { readonly type: 'inspector.show'; readonly mode: InspectorMode }
  /** What the fields of the info window hold now and could be saved; null when there is nothing to save. */
  | { readonly type: 'inspector.write'; readonly change: ObjectChange | null }
  /** Saves what was written in the info window, which stays open. */
  | { readonly type: 'inspector.keep' }
  /** Gives up what is written. A spot that was placed just now vanishes, as a new object does that is cancelled. */
  | { readonly type: 'inspector.cancel' }
  | ToolChoice
  | { readonly type: 'object.toggle'; readonly objectId: MapObjectId }
  | { readonly type: 'line.edit'; readonly objectId: MapObjectId }
  /** Opens a line so that the next click extends it at this end. */
  | { readonly type: 'line.continue'; readonly objectId: MapObjectId; readonly end: 'start' | 'end' }
  | { readonly type: 'line.simplify'; readonly objectId: MapObjectId }
  | { readonly type: 'line.erase'; readonly objectId: MapObjectId }
  /** Asks for a free line or a recording as it would be on the ways that it follows; `edit.confirm` takes what is proposed. */
  | { readonly type: 'line.snap'; readonly objectId: MapObjectId }
  /** Cuts the line under edit at a vertex, which ends the edit. */
  | { readonly type: 'line.split'; readonly index: number }
  /** Opens a recording so that its ends can be cut off. */
  | { readonly type: 'recording.trim'; readonly objectId: MapObjectId }
  /** Puts an end of the open recording at one of the points that it had when it was opened. */
  | { readonly type: 'trim.set'; readonly end: TrimEnd; readonly index: number }
  | { readonly type: 'tolerance.set'; readonly toleranceMeters: number }
  | { readonly type: 'eraser.resize'; readonly radiusMeters: number }
  | { readonly type: 'shape.choose'; readonly shape: ShapeKind }
  | { readonly type: 'shape.edit'; readonly objectId: MapObjectId }
  | { readonly type: 'shape.resize'; readonly size: ShapeSize }
  | ({ readonly type: 'shape.move' } & Shift)
  /** Makes a polygon of the corners that were set, or leads a new line back to its start. */
  | { readonly type: 'ring.close' }
  /** `diagonalMeters` is how much of the map is in view: a new shape is sized by it. */
  | { readonly type: 'map.click'; readonly position: Position; readonly diagonalMeters?: number }
  /**
   * A vertex of a line or polygon, a stop of a navigation line, or another handle of a shape. `isSquare` keeps a
   * rectangle's sides equal.
   */
  | { readonly type: 'vertex.move'; readonly index: number; readonly position: Position; readonly isSquare?: boolean }
  | { readonly type: 'vertex.insert'; readonly index: number; readonly position: Position }
  | { readonly type: 'vertex.remove'; readonly index: number }
  | { readonly type: 'vertex.focus'; readonly index: number | null }
  | { readonly type: 'navigation.edit'; readonly objectId: MapObjectId }
  /** Asks for directions of this mode, without a profile and options. */
  | { readonly type: 'travelMode.choose'; readonly travelMode: TravelMode }
  /** Asks for directions of this profile, with those of the options that it has. */
  | { readonly type: 'profile.choose'; readonly profile: TravelProfile }
  /** Asks for directions with these options and no others; null for none. */
  | { readonly type: 'routeOptions.set'; readonly routeOptions: RouteOptions | null }
  /** Asks for loops of about this size from the start of a new line. */
  | { readonly type: 'loop.ask'; readonly size: LoopSize }
  /** Asks for what can be reached from the start of a new line, which becomes a polygon once that is confirmed. */
  | { readonly type: 'reach.ask'; readonly size: ReachSize }
  /** Asks which ways there are between the two stops of a line that was drawn before. The line stays as it is. */
  | { readonly type: 'alternatives.ask' }
  /** Gives the line another one of the paths that the directions found together; 0 is the suggested one. */
  | { readonly type: 'alternative.choose'; readonly index: number }
  | { readonly type: 'stop.reorder'; readonly from: number; readonly to: number }
  /** Puts a spot where a stop is, as a step of the same edit. */
  | { readonly type: 'stop.mark'; readonly index: number }
  | { readonly type: 'route.reverse' }
  /** Asks for directions again after a failure. */
  | { readonly type: 'directions.retry' }
  | { readonly type: 'spot.move'; readonly objectId: MapObjectId; readonly position: Position }
  /** Makes a spot of a place that was found, or goes there with a navigation line. */
  | { readonly type: 'place.choose'; readonly place: FoundPlace }
  /** Makes a spot of a place in the selected layer. What is selected stays so, and the line that is drawn goes on. */
  | { readonly type: 'place.keep'; readonly place: FoundPlace }
  /** Moves the photos that are placed by their times along the tracks: minutes that their camera's clock is ahead of UTC. */
  | { readonly type: 'clock.set'; readonly minutes: number }
  /** Gives up the times: the person puts each photo where it belongs. */
  | { readonly type: 'photos.placeManually' }
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  | { readonly type: 'edit.confirm' }
  | { readonly type: 'edit.cancel' }
  /** Confirms the last good line while directions for another are pending or could not be had: its page is left. */
  | { readonly type: 'edit.keep' }
  | FileOpening

/** Everything that the machine takes: what hosts may ask, and what only our own view tells it. */
export type MachineEvent =
  | EditorEvent
  /** From now on the keyboard moves the complete open shape. */
  | { readonly type: 'shape.hold' }
  /** A part of the view that has its own draft refused something. */
  | { readonly type: 'issue.raise'; readonly issue: MapIssue }

/** Where a file's objects are. */
export interface PlacedFile {
  /** As they are in the document now. */
  readonly objects: readonly MapObject[]
  /** Of the layers that were made for it; empty when all went into one that was there. */
  readonly newLayerNames: readonly string[]
  /** Layers of the file that share one layer of the document, because there are no more. */
  readonly joinedLayers: number
  /** Layers of the file that became several, because they had too many objects. */
  readonly splitLayers: number
  /** Objects that had no room. */
  readonly leftOut: number
}

/** The file that the message is about. */
export interface ReadFile {
  /** As it was opened. */
  readonly file: File
  /** Whether others were opened with it. */
  readonly isOneOfSeveral: boolean
}

/** A step of the open edit was taken: the document after it, and the object that is edited. */
export interface StepTaken {
  readonly type: 'step.taken'
  /** With the open edit after the step. */
  readonly document: MapDocument
  /** The object under edit. */
  readonly objectId: MapObjectId
}

/** What happened, for hosts. Events contain only codes and values; the host has the messages. */
export type EditorEmitted =
  /** A change was committed, undone or redone; what a host saves. */
  | { readonly type: 'document.changed'; readonly document: MapDocument }
  /** What was asked for is not possible: a code with its figures. Nothing changed. */
  | { readonly type: 'issue.raised'; readonly issue: MapIssue }
  /** Layers or objects were changed as a whole; `before` is the document without the change. */
  | {
      readonly type: 'document.edited'
      readonly edit: DocumentEdit
      readonly before: MapDocument
      readonly document: MapDocument
    }
  | StepTaken
  /** Directions, or what can be reached. */
  | { readonly type: 'directions.asked'; readonly isReach?: true }
  /** With the profile and options of the line, if it has some. */
  | ({ readonly type: 'directions.failed' } & DirectionsFailure)
  | { readonly type: 'tool.opened'; readonly tool: ToolName }
  | { readonly type: 'edit.confirmed'; readonly document: MapDocument; readonly objectId: MapObjectId }
  | { readonly type: 'edit.cancelled' }
  /** No point was where the eraser was. */
  | { readonly type: 'erase.missed' }
  /** Where was the next photo taken? */
  | { readonly type: 'photo.asked' }
  /** The current drawing cannot be confirmed and would be lost. To continue, send `event` again with `isDiscarding`. */
  | { readonly type: 'discard.asked'; readonly event: ToolChoice | FileOpening }
  | { readonly type: 'history.undone' }
  | { readonly type: 'history.redone' }
  | { readonly type: 'selection.changed'; readonly objectId: MapObjectId | null; readonly document: MapDocument }
  | {
      readonly type: 'layer.toggled'
      readonly layerId: LayerId
      readonly isHidden: boolean
      readonly document: MapDocument
    }
  | {
      readonly type: 'object.toggled'
      readonly objectId: MapObjectId
      readonly isHidden: boolean
      readonly document: MapDocument
    }
  /** Reading begins; for several files, the first one. `leftOut` are the files above the limit. */
  | { readonly type: 'file.opened'; readonly leftOut: readonly File[] }
  /** `file` is what was read, `isOneOfSeveral` whether others were opened with it. */
  | ({
      readonly type: 'file.answered'
      readonly answer: RouteFileAnswer
      /** Null when the file was refused. */
      readonly placed: PlacedFile | null
    } & ReadFile)
  /** The reader threw `error`. A file that it refuses is `file.answered`. */
  | ({ readonly type: 'file.failed'; readonly error: unknown } & ReadFile)

/** Everything that the machine emits: what hosts get, and details of steps, which only our own view announces. */
export type MachineEmitted =
  | Exclude<EditorEmitted, StepTaken>
  | (StepTaken & { readonly step: EditStep })
  | { readonly type: 'line.started' }
  /** The directions found several paths; `count` with the one that the line has now. */
  | {
      readonly type: 'route.offered'
      readonly count: number
      readonly document: MapDocument
      readonly objectId: MapObjectId
    }
  /** The line is a loop now, alone or as the first of several. */
  | { readonly type: 'loop.found'; readonly line: MapObject }
  /** What can be reached is shown. */
  | { readonly type: 'reach.found'; readonly reach: ShownReach }
  | { readonly type: 'snap.asked' }
  | { readonly type: 'snap.answered'; readonly snap: SnapProposal | SnapProblem }
  /** A new line was confirmed. */
  | { readonly type: 'line.drawn'; readonly objectId: MapObjectId }
  | { readonly type: 'shape.chosen'; readonly shape: ShapeKind }
  | { readonly type: 'shape.held'; readonly objectId: MapObjectId; readonly document: MapDocument }
  | { readonly type: 'ring.stepped'; readonly step: RingStep; readonly corners: readonly Position[] }
  | { readonly type: 'eraser.resized'; readonly radiusMeters: number }
  | { readonly type: 'vertex.focused'; readonly index: number; readonly count: number }
