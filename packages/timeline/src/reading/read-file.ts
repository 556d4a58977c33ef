import type { DayStore } from '../days/day-store.ts'
import { TrackWriter } from '../days/track-writer.ts'
import type { TimelineFileReport, TimelineNoteCode, TimelineShape } from '../read-result.ts'
import { RefusedError } from '../refused-error.ts'
import { ElementScanner } from '../scan/element-scanner.ts'
import { createDeviceReader, type ElementReader } from '../shapes/device-segments.ts'
import { readMonthObject } from '../shapes/month-objects.ts'
import { createRawReader } from '../shapes/raw-locations.ts'
import type { SegmentSink } from '../shapes/segment-sink.ts'
import { byteChunks, type TimelineSource } from '../source/byte-chunks.ts'
import { emptyFile, otherFile, refuseOtherFormats, shapeOfArray } from './detect-file.ts'

const READERS: Readonly<Record<TimelineShape, () => ElementReader>> = {
  records: createRawReader,
  months: () => readMonthObject,
  android: createDeviceReader,
  ios: createDeviceReader,
}

interface FileTarget {
  readonly store: DayStore
  /** Index of the file. */
  readonly file: number
  /** Called after each piece with its size. @throws to stop. */
  afterPiece(bytes: number): Promise<void> | void
}

/** Reads a file into the store. What is refused leaves nothing there. @throws what `afterPiece` throws. */
export async function readFile(source: TimelineSource, target: FileTarget): Promise<TimelineFileReport> {
  const { store, file } = target
  const reading = new FileReading(store, file)
  try {
    let toUtf8: ReturnType<typeof createUtf8Converter> | null = null
    for await (const piece of byteChunks(source)) {
      const size = piece.length
      if (toUtf8) reading.write(toUtf8(piece))
      else {
        toUtf8 = createUtf8Converter(piece)
        const head = toUtf8(piece)
        refuseOtherFormats(head)
        reading.write(head)
      }
      await target.afterPiece(size)
    }
    reading.end()
    return reading.report(null)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    store.refuse(file)
    return reading.report(error.code)
  }
}

class FileReading {
  readonly #scanner: ElementScanner
  readonly #tracks: TrackWriter
  readonly #sink: SegmentSink
  readonly #notes = new Map<TimelineNoteCode, number>()
  readonly #keys = new Set<string>()
  #reader: ElementReader = () => false
  #shape: TimelineShape | null = null
  #isKnown = false
  #hasElements = false
  #read = 0

  constructor(store: DayStore, file: number) {
    this.#tracks = new TrackWriter(store, file)
    this.#sink = this.#createSink(store, file)
    this.#scanner = new ElementScanner({
      wants: (key) => this.#wants(key),
      take: (elements) => {
        this.#hasElements ||= elements.length > 0
        for (const element of elements) if (this.#reader(element, this.#sink)) this.#isKnown = true
      },
    })
  }

  #createSink(store: DayStore, file: number): SegmentSink {
    const note = (code: TimelineNoteCode) => this.#notes.set(code, (this.#notes.get(code) ?? 0) + 1)
    const count = (isTaken: boolean) => {
      if (isTaken) this.#read++
      else note('segment.unreadable')
    }
    return {
      addVisit: (visit) => count(store.addVisit(file, visit)),
      addMove: (move) => count(store.addMove(file, move)),
      beginTrack: (source) => this.#tracks.begin(source),
      addFix: (fix) => {
        this.#read++
        this.#tracks.add(fix)
      },
      note,
    }
  }

  #wants(key: string | null): boolean {
    if (key !== null) this.#keys.add(key)
    const shape = shapeOfArray(key)
    if (shape === null) return false
    this.#shape = shape
    this.#reader = READERS[shape]()
    return true
  }

  write(piece: Uint8Array): void {
    this.#scanner.write(piece)
  }

  /** @throws {RefusedError} when it is no timeline, or has no content. */
  end(): void {
    this.#scanner.end()
    this.#tracks.end()
    const isForeignList = this.#shape === 'ios' && !this.#isKnown
    if (isForeignList) this.#shape = null
    if (this.#shape === null) throw new RefusedError(otherFile(this.#keys))
    if (this.#read === 0) throw new RefusedError(this.#hasElements ? 'timeline.no_days' : emptyFile(this.#keys))
  }

  report(refusal: TimelineFileReport['refusal']): TimelineFileReport {
    const notes = [...this.#notes].map(([code, count]) => ({ code, count }))
    return { shape: this.#shape, read: refusal ? 0 : this.#read, refusal, notes }
  }
}

/**
 * Makes UTF-8 without a byte order mark of a file's pieces, whose first says the encoding: UTF-8, or UTF-16 as Windows'
 * editors write it.
 */
function createUtf8Converter(head: Uint8Array): (piece: Uint8Array) => Uint8Array {
  const encoding = utf16Of(head)
  if (encoding !== null) {
    const decoder = new TextDecoder(encoding)
    const encoder = new TextEncoder()
    return (piece) => encoder.encode(decoder.decode(piece, { stream: true }))
  }
  let isFirst = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  return (piece) => {
    if (!isFirst) return piece
    isFirst = false
    return piece.subarray(3)
  }
}

/** By its mark, or by the zeros beside its first bracket. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const isBracket = (byte: number | undefined) => byte === 0x7b || byte === 0x5b
  if ((first === 0xff && second === 0xfe) || (isBracket(first) && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && isBracket(second))) return 'utf-16be'
  return null
}
