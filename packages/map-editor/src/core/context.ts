import type {
  DocumentHistory,
  EditSession,
  LayerId,
  MapDocument,
  MapObjectId,
  MapObjectKind,
  ObjectChange,
  Position,
  TravelProfile,
  TrimRange,
} from '@mishiori/map-document'
import type { NavigationDraft } from './drafts/navigation-draft.ts'
import type { RingDraft } from './drafts/ring-draft.ts'
import type { SnapProblem, SnapProposal } from './drafts/snap-draft.ts'
import type { ReachLimits, ReachSize, UnplacedSpot } from './services.ts'

/** What the machine needs from outside to make new things. */
export interface EditorPorts {
  readonly createId: () => string
  /** The name of the n-th object of its kind, counting from 1. */
  readonly nameObject: (kind: MapObjectKind, number: number) => string
  /** The name of the area of what can be reached; null where the host has no words for it. */
  readonly nameReach: (size: ReachSize) => string | null
  /** How far what can be reached may be asked for; null where the host does not say. */
  readonly reachLimits: (profile: TravelProfile) => ReachLimits | null
  /** Null where lines are only for walking or driving. */
  readonly profileOfNewLine: () => TravelProfile | null
}

/** The edit that is open while a tool is active. */
export interface OpenEdit {
  readonly session: EditSession
  readonly objectId: MapObjectId
  /** A new object is removed on cancel; an existing one is restored. */
  readonly isNew: boolean
  /** The first point of a new line, which is no line yet. Kept after an undo so that redo can bring it back. */
  readonly start: Position | null
  /** The corners of a new polygon until it is closed, and after an undo of closing it. */
  readonly ring: RingDraft
  /** The requested stops of a navigation line. */
  readonly navigation: NavigationDraft
  /** Of a recording: the remaining part after each step, including undone steps. */
  readonly trims: readonly TrimRange[]
  /** Of a line that is put on its ways: what is proposed, or why nothing is. */
  readonly snap: SnapProposal | SnapProblem | null
  /** The handle that the keyboard works on: a vertex, a corner, a centre. */
  readonly focusedVertex: number | null
}

/** What was written in an info window and not saved yet. */
export interface UnsavedDetails {
  readonly objectId: MapObjectId
  readonly change: ObjectChange
}

/** The spot that was placed last, and the document with it. */
export interface PlacedSpot {
  readonly objectId: MapObjectId
  readonly document: MapDocument
}

/** State of the machine: the history of documents, the selection, and the open edit. */
export interface EditorContext {
  readonly ports: EditorPorts
  readonly history: DocumentHistory
  readonly selectedLayerId: LayerId
  readonly selectedObjectId: MapObjectId | null
  /** Where the selected object was pointed at, if it was. */
  readonly selectedAt: Position | null
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  /** Objects that are hidden by themselves, whatever their layer is. */
  readonly hiddenObjectIds: ReadonlySet<MapObjectId>
  /** How far a line may be moved by being simplified. */
  readonly toleranceMeters: number
  readonly eraserRadiusMeters: number
  readonly edit: OpenEdit | null
  /** Null while nothing was written that could be saved. */
  readonly unsavedDetails: UnsavedDetails | null
  /** The spot that was just placed, until its first window closes or its details are saved. */
  readonly placed: PlacedSpot | null
  /** The files that were opened together last; `readingIndex` is that of the one being read. */
  readonly files: readonly File[]
  readonly readingIndex: number
  /** Of what these files brought, the object that is selected when they are read. */
  readonly importedId: MapObjectId | null
  /** The photo spots among the imported files: another photo of the same place is added to one of them. */
  readonly photoSpotIds: readonly MapObjectId[]
  /** Photos that wait for the person to place them, the next one first. */
  readonly unplaced: readonly UnplacedSpot[]
  /** While photos are placed by their times: minutes that the clock of cameras without a zone is ahead of UTC. */
  readonly clockOffsetMinutes: number
}

export interface EditorInput {
  readonly document: MapDocument
  readonly ports: EditorPorts
}
