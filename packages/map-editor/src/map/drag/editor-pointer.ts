import { DEFAULT_COLOR, type MapObjectId, type Position } from '@mishiori/map-document'
import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import type { EditorEvent } from '../../core/events.ts'
import type { TouchGesture } from '../../core/gestures.ts'
import type { MachineActor, MachineSnapshot } from '../../core/selectors.ts'
import {
  selectEditedLine,
  selectIsJustPlaced,
  selectIsNew,
  selectLineStart,
  selectOpenRing,
  selectTool,
} from '../../core/selectors.ts'
import { selectGrowthPoint } from '../../core/vertex-selectors.ts'
import { viewDiagonalMeters } from '../camera/metric.ts'
import { onGlobe } from '../camera/on-globe.ts'
import { beforeNextPaint, dropFromNextPaint } from '../frame.ts'
import type { DragPreview } from '../overlay/drag-preview.ts'
import type { EditTargetHandler } from '../pick/edit-target.ts'
import { besideLongitude, nearestVertex, type PathPick } from '../pick/pick-on-path.ts'
import { isCrowded } from '../scene/edit-handles.ts'
import type { MapScene } from '../scene/map-scene.ts'
import { HandleUnderPointer, type PointerPlace } from './handle-under-pointer.ts'
import { PickedHandle } from './picked-handle.ts'
import { type DragHandler, type Press, PressTracker } from './press-tracker.ts'
import type { DragParts } from './preview-drag.ts'
import { releaseVertex } from './release-vertex.ts'
import type { Snapping } from './snapping.ts'
import type { BodyPress, ToolsOnMap } from './tool-on-map.ts'
import { type HoldMeaning, TouchFeedback } from './touch-feedback.ts'

interface EditorPointerParts {
  readonly map: MapLibre
  readonly scene: MapScene
  readonly actor: MachineActor
  readonly tools: ToolsOnMap
  /** Where the mouse is while no tool is open; null when it left. */
  readonly onPoint: (position: Position | null) => void
  readonly snapper: Snapping
  readonly onGesture: (gesture: TouchGesture | null) => void
  /** The point of the open edit that was chosen with a finger; null when none is. */
  readonly onChoose: (index: number | null) => void
}

const PICK_CURSORS = { vertex: 'grab', segment: 'copy' } as const

/** Mouse and touch on the map, as events of the editor. */
export class EditorPointer {
  #hoverEvent: MapMouseEvent | null = null
  readonly #map: MapLibre
  readonly #scene: MapScene
  readonly #actor: MachineActor
  readonly #tools: ToolsOnMap
  readonly #snapper: Snapping
  readonly #presses: PressTracker
  readonly #picked: PickedHandle
  readonly #handle: HandleUnderPointer
  readonly #feedback: TouchFeedback
  readonly #onPoint: EditorPointerParts['onPoint']
  readonly #dragParts: Omit<DragParts, 'requiresLongPress'>

  constructor({ map, scene, actor, tools, onPoint, snapper, onGesture, onChoose }: EditorPointerParts) {
    this.#snapper = snapper
    this.#onPoint = onPoint
    this.#dragParts = { scene, send: actor.send, release: this.#release }
    this.#map = map
    this.#scene = scene
    this.#actor = actor
    this.#tools = tools
    const onChange = (index: number | null) => onChoose(this.#presses.isTouch ? index : null)
    this.#picked = new PickedHandle({ actor, tools, onChange })
    this.#handle = new HandleUnderPointer({ map, actor, tools })
    this.#feedback = new TouchFeedback({ map, onGesture })
    this.#presses = new PressTracker(map, {
      dragHandlerAt: this.#dragHandlerAt,
      click: this.#click,
      expectsClick: () => selectTool(this.#snapshot) !== 'select',
    })
    map.on('dragstart', this.#onPan)
    map.on('mousemove', this.#onMouseMove)
    map.on('mouseout', this.#onMouseOut)
    map.on('dblclick', this.#onDoubleClick)
    map.on('contextmenu', this.#onContextMenu)
  }

  /** Gives up a gesture in progress. */
  cancel(): boolean {
    const wasDragging = this.#presses.isDragging
    this.#presses.cancel()
    return wasDragging
  }

  remove(): void {
    dropFromNextPaint(this.#hover)
    this.#presses.remove()
    this.#picked.remove()
    this.#handle.remove()
    this.#feedback.end()
    this.#map.off('dragstart', this.#onPan)
    this.#map.off('mousemove', this.#onMouseMove)
    this.#map.off('mouseout', this.#onMouseOut)
    this.#map.off('dblclick', this.#onDoubleClick)
    this.#map.off('contextmenu', this.#onContextMenu)
  }

  get #snapshot(): MachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** Where the next click would lead stays in sight until it is known that this is none. */
  #dragHandlerAt = (press: Press): DragHandler | null => {
    const handler = this.#handlerAt(press)
    if (handler) this.#scene.showPreview(null)
    return handler
  }

  #handlerAt(press: Press): DragHandler | null {
    const target = this.#tools.editTarget(this.#snapshot)
    const pick = this.#handle.pick(press)
    if (!target || !pick) {
      const body = this.#bodyHandlerAt(press)
      return body && press.isTouch ? this.#feedback.guide(body, 'holdObject') : body
    }
    const requiresLongPress = press.isTouch && !this.#isDraggedAtOnce(pick, target)
    const handler = target.drag({ ...this.#dragParts, requiresLongPress }, pick)
    const guided = this.#snapper.guide(handler, target.snapPart(pick))
    return press.isTouch ? this.#choosing(this.#feedback.guide(guided, this.#holdMeaning(pick)), pick) : guided
  }

  /** What a finger has moved or added is chosen then. */
  #choosing(handler: DragHandler, { index }: PathPick): DragHandler {
    const drop: DragHandler['drop'] = (position) => {
      handler.drop(position)
      this.#picked.remember(index)
    }
    return { ...handler, drop }
  }

  #holdMeaning({ kind, index }: PathPick): HoldMeaning {
    if (kind === 'segment') return 'holdLine'
    return this.#snapshot.can({ type: 'vertex.remove', index }) ? 'holdPoint' : 'holdObject'
  }

  /** An object that is dragged by its body, as a shape or a pin is. */
  #bodyHandlerAt(press: Press): DragHandler | null {
    const { scene, send } = this.#dragParts
    const body: BodyPress = {
      getSnapshot: () => this.#snapshot,
      press,
      parts: { scene, send },
      project: this.#handle.project,
      snapping: this.#snapper,
      click: this.#click,
      select: this.#selectAt,
    }
    return this.#tools.first(({ dragBody }) => dragBody?.(body))
  }

  /**
   * A touch immediately drags a handle that it can see, but not the edge of a circle, which is so long that panning beside it
   * would be difficult, and no point of a crowd of points, which are drawn only here and there.
   */
  #isDraggedAtOnce(pick: PathPick, { handles }: EditTargetHandler): boolean {
    if (pick.kind !== 'vertex' || pick.isOnEdge) return false
    return pick.index === this.#picked.index || !isCrowded(handles, pick.index, this.#handle.project)
  }

  #release = (index: number, isLongPress: boolean): void => {
    releaseVertex(this.#actor, index, isLongPress)
    if (!isLongPress) this.#picked.remember(index)
  }

  #onPan = (): void => this.#scene.showPreview(null)

  #click = (press: Press): void => {
    const pick = this.#handle.pick(press)
    if (pick?.kind !== 'vertex' && selectTool(this.#snapshot) !== 'select') {
      const meant = pick ? null : this.#clickAt(press)
      // Whoever taps beside a chosen point is done with it, and means no new one.
      if (meant) this.#actor.send(meant)
      else if (press.isTouch && this.#picked.index !== null) this.#actor.send({ type: 'vertex.focus', index: null })
      else this.#placeAt(press)
      return
    }
    this.#scene.showPreview(null)
    if (pick?.kind === 'vertex') this.#release(pick.index, false)
    else this.#selectAt(press)
  }

  /** The preview of the next click continues from here: hiding and showing it again would repaint the page twice. */
  #placeAt({ position: pressed, isTouch }: Press): void {
    const diagonalMeters = viewDiagonalMeters(this.#map)
    const position = onGlobe(this.#snapper.pull(pressed))
    this.#snapper.clear()
    if (!this.#isOnStart({ position, isTouch })) this.#actor.send({ type: 'map.click', position, diagonalMeters })
    this.#scene.showPreview(isTouch ? null : this.#rubberBand(position))
  }

  /** The first point of a line is no handle yet. A click on it adds no second one: it may be half of a double click. */
  #isOnStart(place: PointerPlace): boolean {
    const start = selectLineStart(this.#snapshot)
    const { vertexPixels, metersPerPixel } = this.#handle.reach(place)
    return start !== null && nearestVertex([start], place.position, vertexPixels * metersPerPixel) !== null
  }

  #selectAt = (press: Press): void => {
    const objectId = this.#pickObject(press)
    const select = (id: MapObjectId, at: Position) => this.#actor.send({ type: 'object.select', objectId: id, at })
    if (objectId) this.#scene.choose(objectId, onGlobe(press.position), select)
    else this.#actor.send({ type: 'object.deselect' })
  }

  #pickObject({ point, isTouch }: Pick<Press, 'point' | 'isTouch'>) {
    return this.#scene.pick(point, isTouch ? 16 : 5)
  }

  /** Ends a line as one expects of a double click; its first click has set the last point. */
  #onDoubleClick = (event: MapMouseEvent): void => {
    // Its first click may have placed a spot, whose fields are open now.
    if (selectTool(this.#snapshot) === 'select' && !selectIsJustPlaced(this.#snapshot)) return
    event.preventDefault()
    const isDrawing = selectEditedLine(this.#snapshot) !== null || selectOpenRing(this.#snapshot) !== null
    if (selectIsNew(this.#snapshot) && isDrawing) this.#actor.send({ type: 'edit.confirm' })
  }

  #onContextMenu = (event: MapMouseEvent): void => {
    if (selectTool(this.#snapshot) === 'select') return
    event.preventDefault()
    if (this.#presses.isTouch) return
    const pick = this.#handle.pick({ position: [event.lngLat.lng, event.lngLat.lat], isTouch: false })
    if (pick?.kind === 'vertex') this.#actor.send({ type: 'vertex.remove', index: pick.index })
  }

  #onMouseMove = (event: MapMouseEvent): void => {
    this.#hoverEvent = event
    if (this.#presses.isTouch || this.#presses.isDragging) return
    beforeNextPaint(this.#hover)
  }

  #onMouseOut = (): void => {
    this.#hoverEvent = null
    this.#onPoint(null)
    this.#scene.setHovered(null)
    if (this.#presses.isDragging) return
    this.#scene.showPreview(null)
    this.#snapper.clear()
  }

  #hover = (): void => {
    const event = this.#hoverEvent
    if (!event || this.#presses.isDragging || this.#map.isMoving()) return
    const position: Position = [event.lngLat.lng, event.lngLat.lat]
    const canvas = this.#map.getCanvas()
    if (selectTool(this.#snapshot) === 'select') {
      this.#snapper.clear()
      const objectId = this.#pickObject({ point: event.point, isTouch: false })
      this.#scene.setHovered(objectId)
      this.#onPoint(position)
      canvas.style.cursor = objectId ? 'pointer' : ''
      return
    }
    this.#scene.setHovered(null)
    this.#onPoint(this.#hasNoProfile() ? null : position)
    const pick = this.#handle.pick({ position, isTouch: false })
    const isChoice = !pick && this.#clickAt({ position, isTouch: false }) !== null
    canvas.style.cursor = pick ? PICK_CURSORS[pick.kind] : isChoice ? 'pointer' : this.#restCursor(position)
    if (pick || isChoice) this.#snapper.clear()
    this.#scene.showPreview(
      pick || isChoice ? null : (this.#hoverPreview(position) ?? this.#rubberBand(this.#snapper.pull(position))),
    )
  }

  #restCursor(position: Position): string {
    return this.#tools.all.some(({ isOnBody }) => isOnBody?.(this.#snapshot, position)) ? 'move' : 'crosshair'
  }

  #clickAt(place: PointerPlace): EditorEvent | null {
    const [pointer, reach] = [onGlobe(place.position), this.#handle.reach(place)]
    return this.#tools.first(({ clickAt }) => clickAt?.(this.#snapshot, { pointer, reach }))
  }

  #hoverPreview(position: Position): DragPreview | null {
    return this.#tools.first(({ hoverPreview }) => hoverPreview?.(this.#snapshot, position))
  }

  /** A line without elevations is being edited, and its moves are not to wait for a chart that is not there. */
  #hasNoProfile(): boolean {
    const line = selectEditedLine(this.#snapshot)
    return line !== null && line.elevationsMeters === undefined
  }

  #rubberBand(pointer: Position) {
    if (!selectIsNew(this.#snapshot)) return null
    const end = selectGrowthPoint(this.#snapshot)
    if (!end) return null
    const color = selectEditedLine(this.#snapshot)?.color ?? DEFAULT_COLOR
    return { kind: 'rubberBand', color, points: [besideLongitude(end, pointer[0]), pointer] } as const
  }
}
