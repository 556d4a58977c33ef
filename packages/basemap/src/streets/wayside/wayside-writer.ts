import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Coverage } from './coverage.ts'
import { encodeColumns, rowOf, UNITS, WAYSIDE_FILE, WAYSIDE_TEXTS_FILE } from './wayside-layout.ts'
import { WAYSIDE_KINDS, type WaysidePlace } from './wayside-place.ts'

const SPOOL_FOLDER = 'wayside.spool'
/** So many rows are sorted at a time: some 11 km from south to north. */
const ROWS_IN_BAND = 10
const HELD_CHARACTERS = 4 * 1024 * 1024

/**
 * Collects the places of extracts and writes them sorted by where they are. Only a band of the map is in memory at a
 * time, and 13 bytes of each place.
 */
export class WaysideWriter {
  readonly coverage = new Coverage()
  readonly #folder: string
  readonly #held = new Map<number, string[]>()
  #characters = 0

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async create(folder: string): Promise<WaysideWriter> {
    const writer = new WaysideWriter(folder)
    await mkdir(writer.#spool, { recursive: true })
    return writer
  }

  add(place: WaysidePlace): void {
    // As it is read again, so that a place is in the same row here and there.
    const [lng, lat] = [Math.round(place.lng * UNITS) / UNITS, Math.round(place.lat * UNITS) / UNITS]
    const line = JSON.stringify({ ...place, lng, lat })
    const band = Math.floor(rowOf(lat) / ROWS_IN_BAND)
    const held = this.#held.get(band)
    if (held) held.push(line)
    else this.#held.set(band, [line])
    this.#characters += line.length
  }

  async flushWhenFull(): Promise<void> {
    if (this.#characters > HELD_CHARACTERS) await this.#flush()
  }

  async finish(): Promise<void> {
    await this.#flush()
    const bands = (await readdir(this.#spool)).map(Number).sort((a, b) => a - b)
    const columns = { lngs: [] as number[], lats: [] as number[], kinds: [] as number[], textStarts: [0] }
    const texts = createWriteStream(join(this.#folder, WAYSIDE_TEXTS_FILE))
    let bytes = 0
    for (const band of bands) {
      for (const { lng, lat, ...facts } of await this.#read(band)) {
        const text = Buffer.from(`${JSON.stringify(facts)}\n`)
        bytes += text.length
        columns.lngs.push(Math.round(lng * UNITS))
        columns.lats.push(Math.round(lat * UNITS))
        columns.kinds.push(WAYSIDE_KINDS.indexOf(facts.kind))
        columns.textStarts.push(bytes)
        if (!texts.write(text)) await once(texts, 'drain')
      }
    }
    texts.end()
    await finished(texts)
    const table = encodeColumns({
      lngs: Int32Array.from(columns.lngs),
      lats: Int32Array.from(columns.lats),
      textStarts: Uint32Array.from(columns.textStarts),
      covered: this.coverage.cells,
      kinds: Uint8Array.from(columns.kinds),
    })
    await writeFile(join(this.#folder, WAYSIDE_FILE), table)
  }

  /** Removes what is only needed on the way. */
  async clear(): Promise<void> {
    await rm(this.#spool, { recursive: true, force: true })
  }

  get #spool(): string {
    return join(this.#folder, SPOOL_FOLDER)
  }

  async #flush(): Promise<void> {
    for (const [band, lines] of this.#held) await appendFile(join(this.#spool, String(band)), `${lines.join('\n')}\n`)
    this.#held.clear()
    this.#characters = 0
  }

  /** Each place once, though two extracts have it where they overlap. */
  async #read(band: number): Promise<readonly WaysidePlace[]> {
    const lines = (await readFile(join(this.#spool, String(band)), 'utf8')).trimEnd().split('\n')
    const places = lines.map((line): WaysidePlace => JSON.parse(line)) // our own, written above
    const once = new Map(places.map((place) => [place.id, place]))
    return [...once.values()].sort(
      (a, b) => rowOf(a.lat) - rowOf(b.lat) || a.lng - b.lng || (a.id < b.id ? -1 : Number(a.id > b.id)),
    )
  }
}
