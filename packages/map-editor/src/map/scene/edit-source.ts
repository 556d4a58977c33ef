import { type AnyLine, type Position, unwrapPath } from '@mishiori/map-document'
import type { GeoJSONSourceDiff } from 'maplibre-gl'
import type { OwnSource } from './own-layers.ts'
import { type PathChunk, rechunk } from './path-chunks.ts'
import { type PathTail, tailOf } from './path-tail.ts'
import { type MapFeature, pieceFeature } from './to-features.ts'

/** Maximum size of the overlay while the map's worker processes the vertices before it. */
const LONGEST_TAIL = 256

interface EditSourceParts {
  readonly drawing: OwnSource
  /** The newest vertices, which the map does not show yet; null when there are none. */
  readonly onTail: (tail: PathTail | null) => void
}

/**
 * The data of the object under edit. A line is sent in pieces, so that a change sends only what is around it; vertices that are added to
 * its end are left to the overlay until there are many.
 */
export class EditSource {
  #line: AnyLine | null = null
  #path: readonly Position[] = []
  #chunks: readonly PathChunk[] = []
  #nextId = 0
  /** What the map was given and what it shows; null while that is not one path. */
  #sent: readonly Position[] | null = null
  #shown: readonly Position[] | null = null
  #writes: Promise<unknown> = Promise.resolve()
  readonly #parts: EditSourceParts

  constructor(parts: EditSourceParts) {
    this.#parts = parts
  }

  /** Draws a line. @returns whether it was sent; the overlay draws it otherwise. */
  showLine(line: AnyLine, { hasTail }: { readonly hasTail: boolean }): boolean {
    const isSame = this.#line?.id === line.id && this.#line.color === line.color
    this.#line = line
    this.#path = unwrapPath(line.path)
    const isInTail = hasTail && isSame && this.#sent !== null && tailOf(this.#path, this.#sent) !== null
    if (!isInTail) this.#send([this.#path], { isWhole: true, isNew: !isSame })
    this.#showTail()
    return !isInTail
  }

  /** Draws anything but a line. */
  showFeatures(features: readonly MapFeature[]): void {
    this.#forget()
    this.#parts.onTail(null)
    this.#write({ removeAll: true, add: features.map((feature) => ({ ...feature, id: this.#newId() })) })
  }

  /** Draws the line in parts, while what is between them is dragged. */
  split(cut: (path: readonly Position[]) => readonly (readonly Position[])[]): void {
    if (this.#line) this.#send(cut(this.#path), { isWhole: false, isNew: false })
  }

  /** Sends what only the overlay draws. @returns whether there was any. */
  flush(): boolean {
    if (!this.#line || (this.#sent && tailOf(this.#path, this.#sent)?.points.length === 0)) return false
    this.#send([this.#path], { isWhole: true, isNew: false })
    return true
  }

  clear(): void {
    this.#forget()
    this.#parts.onTail(null)
    this.#write({ removeAll: true })
  }

  /** The stretch of the line's vertices that was sent. */
  sentRange(): { readonly from: number; readonly to: number } {
    const tail = this.#sent && tailOf(this.#path, this.#sent)
    const tailLength = tail ? Math.max(0, tail.points.length - 1) : 0
    return tail?.end === 'start'
      ? { from: tailLength, to: this.#path.length }
      : { from: 0, to: this.#path.length - tailLength }
  }

  settled(): Promise<unknown> {
    return this.#writes
  }

  #send(
    parts: readonly (readonly Position[])[],
    { isWhole, isNew }: { readonly isWhole: boolean; readonly isNew: boolean },
  ): void {
    const line = this.#line
    if (!line) return
    const { chunks, added, removed } = rechunk(isNew ? [] : this.#chunks, parts, this.#nextId)
    this.#nextId += added.length
    this.#chunks = chunks
    const sent = isWhole ? this.#path : null
    this.#sent = sent
    if (isNew) this.#shown = []
    const add = added.map(({ id, points }) => ({ ...pieceFeature(line, points), id }))
    this.#write({ ...(isNew && { removeAll: true }), remove: [...removed], add }, () => {
      if (this.#sent !== sent || this.#line === null) return
      this.#shown = sent
      this.#showTail()
    })
  }

  #write(diff: GeoJSONSourceDiff, onShown = () => {}): void {
    const write = this.#parts.drawing.change(diff).then(onShown)
    this.#writes = Promise.all([this.#writes, write])
  }

  /** Notifies the tail again after a change of what else is drawn. */
  refreshTail(): void {
    this.#showTail()
  }

  /** The last tail is retained until the map shows its successor, so that nothing flickers. */
  #showTail(): void {
    const tail = this.#shown ? tailOf(this.#path, this.#shown, LONGEST_TAIL) : null
    if (tail) this.#parts.onTail(tail.points.length > 0 ? tail : null)
    else if (this.#sent === this.#shown) this.#parts.onTail(null)
  }

  #forget(): void {
    this.#line = null
    this.#path = []
    this.#chunks = []
    this.#sent = null
    this.#shown = null
  }

  #newId(): number {
    this.#nextId += 1
    return this.#nextId
  }
}
