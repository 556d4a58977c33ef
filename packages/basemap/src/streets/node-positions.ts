/** Units in a degree: as exact as the data. */
const UNITS = 1e7
const CHUNK = 1 << 20
const UNKNOWN = 0x7fffffff

/**
 * Remembers where the nodes of drawn ways are, at 16 bytes a node, outside the heap. First all `want`, then `seal`, then all `set`, then
 * `pathOf`.
 */
export class NodePositions {
  #chunks: Float64Array[] = []
  #fill = CHUNK
  #ids = new Float64Array(0)
  #lngs = new Int32Array(0)
  #lats = new Int32Array(0)

  want(ids: readonly number[]): void {
    for (const id of ids) {
      if (this.#fill === CHUNK) {
        this.#chunks.push(new Float64Array(CHUNK))
        this.#fill = 0
      }
      const last = this.#chunks.at(-1)
      if (last) last[this.#fill++] = id
    }
  }

  seal(): void {
    const all = new Float64Array(
      Math.max(0, (this.#chunks.length - 1) * CHUNK + (this.#chunks.length > 0 ? this.#fill : 0)),
    )
    this.#chunks.forEach((chunk, index) => {
      all.set(chunk.subarray(0, all.length - index * CHUNK), index * CHUNK)
    })
    this.#chunks = []
    all.sort()
    let count = 0
    for (const id of all) if (count === 0 || all[count - 1] !== id) all[count++] = id
    this.#ids = all.slice(0, count)
    this.#lngs = new Int32Array(count).fill(UNKNOWN)
    this.#lats = new Int32Array(count).fill(UNKNOWN)
  }

  set(id: number, lng: number, lat: number): void {
    const at = this.#find(id)
    if (at < 0) return
    this.#lngs[at] = Math.round(lng * UNITS)
    this.#lats[at] = Math.round(lat * UNITS)
  }

  /** `lng, lat` one after the other. Nodes beyond the extract's edge are left out. */
  pathOf(ids: readonly number[]): number[] {
    return ids.flatMap((id) => {
      const at = this.#find(id)
      const lng = this.#lngs[at] ?? UNKNOWN
      return lng === UNKNOWN ? [] : [lng / UNITS, (this.#lats[at] ?? 0) / UNITS]
    })
  }

  #find(id: number): number {
    let [low, high] = [0, this.#ids.length - 1]
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#ids[middle] ?? 0
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}
