import type { MapDocument, MapObjectId, Position, TrimRange } from '@mishiori/map-document'
import type { ShapeKind } from '../core/drafts/shape-kind.ts'
import type { FoundPlace } from '../core/services.ts'
import type { ToolName } from '../core/tool-name.ts'
import { startEditor } from './start-editor.ts'

/**
 * The editor without a screen, for tests that read as sentences.
 *
 * @example
 * ```ts
 * const driver = new EditorDriver()
 * driver.choose('line').click(tokyo).click(yokohama).confirm()
 * expect(driver.document.layers[0].objects).toHaveLength(1)
 * ```
 */
export class EditorDriver {
  readonly #editor: ReturnType<typeof startEditor>

  constructor(document?: MapDocument) {
    this.#editor = startEditor(document)
  }

  get document(): MapDocument {
    return this.#editor.document()
  }

  /** Every document that was reported to the host, oldest first. */
  get reported(): readonly MapDocument[] {
    return this.#editor.emittedOf('document.changed').map(({ document }) => document)
  }

  /** The codes of everything that was refused, oldest first. */
  get refusals(): readonly string[] {
    return this.#editor.emittedOf('issue.raised').map(({ issue }) => issue.code)
  }

  choose(tool: ToolName): this {
    this.#editor.send({ type: 'tool.choose', tool })
    return this
  }

  chooseShape(shape: ShapeKind): this {
    this.#editor.send({ type: 'tool.choose', tool: 'shape' })
    this.#editor.send({ type: 'shape.choose', shape })
    return this
  }

  editShape(objectId: MapObjectId): this {
    this.#editor.send({ type: 'shape.edit', objectId })
    return this
  }

  editLine(objectId: MapObjectId): this {
    this.#editor.send({ type: 'line.edit', objectId })
    return this
  }

  click(...positions: readonly Position[]): this {
    for (const position of positions) this.#editor.send({ type: 'map.click', position })
    return this
  }

  moveVertex(index: number, position: Position): this {
    this.#editor.send({ type: 'vertex.move', index, position })
    return this
  }

  choosePlace(place: FoundPlace): this {
    this.#editor.send({ type: 'place.choose', place })
    return this
  }

  /** Opens a recording and puts its ends at two of its points. */
  trimRecording(objectId: MapObjectId, { from, to }: TrimRange): this {
    this.#editor.send({ type: 'recording.trim', objectId })
    this.#editor.send({ type: 'trim.set', end: 'start', index: from })
    this.#editor.send({ type: 'trim.set', end: 'end', index: to })
    return this
  }

  moveShape(from: Position, to: Position): this {
    this.#editor.send({ type: 'shape.move', from, to })
    return this
  }

  confirm(): this {
    this.#editor.send({ type: 'edit.confirm' })
    return this
  }

  cancel(): this {
    this.#editor.send({ type: 'edit.cancel' })
    return this
  }

  undo(): this {
    this.#editor.send({ type: 'history.undo' })
    return this
  }

  redo(): this {
    this.#editor.send({ type: 'history.redo' })
    return this
  }
}
