/** `lng, lat` one after the other. */
export type FlatPath = readonly number[]

/** Joins the ways of an outline end to end to closed rings. What does not close, as at an extract's edge, is left out. */
export function joinRings(ways: readonly FlatPath[]): readonly FlatPath[] {
  const open = new Map(ways.filter((way) => way.length >= 4).entries())
  const rings: FlatPath[] = []
  for (const [index, way] of open) {
    open.delete(index)
    let ring = way
    while (!isClosed(ring)) {
      const next = findNext(open, endOf(ring))
      if (!next) break
      open.delete(next.index)
      ring = [...ring, ...next.path.slice(2)]
    }
    if (isClosed(ring) && ring.length >= 8) rings.push(ring)
  }
  return rings
}

export const isClosed = (path: FlatPath) => startOf(path) === endOf(path)
export const startOf = (path: FlatPath) => `${path[0]},${path[1]}`
export const endOf = (path: FlatPath) => `${path.at(-2)},${path.at(-1)}`

function findNext(open: ReadonlyMap<number, FlatPath>, from: string) {
  for (const [index, path] of open) {
    if (startOf(path) === from) return { index, path }
    if (endOf(path) === from) return { index, path: reversed(path) }
  }
  return null
}

function reversed(path: FlatPath): FlatPath {
  const turned: number[] = []
  for (let at = path.length - 2; at >= 0; at -= 2) turned.push(path[at] ?? 0, path[at + 1] ?? 0)
  return turned
}

/** Whether a ring's first corner is inside another ring. */
export function liesIn(ring: FlatPath, outer: FlatPath): boolean {
  const [x = 0, y = 0] = ring
  let isInside = false
  for (let at = 0; at + 3 < outer.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = outer.slice(at, at + 4)
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  }
  return isInside
}
