export type Ring = readonly (readonly [lng: number, lat: number])[]

/** Thousandths of a degree, some 100 m: as fine as the outlines that are kept. */
const UNITS = 1_000

/** Writes a ring as the differences of its corners in thousandths of a degree, in base 36. */
export function encodeRing(ring: Ring): string {
  let [x, y] = [0, 0]
  return ring
    .map(([lng, lat]) => {
      const [nextX, nextY] = [Math.round(lng * UNITS), Math.round(lat * UNITS)]
      const step = `${(nextX - x).toString(36)},${(nextY - y).toString(36)}`
      ;[x, y] = [nextX, nextY]
      return step
    })
    .join(' ')
}

export function decodeRing(text: string): Ring {
  let [x, y] = [0, 0]
  return text.split(' ').map((step) => {
    const [dx = '0', dy = '0'] = step.split(',')
    x += Number.parseInt(dx, 36)
    y += Number.parseInt(dy, 36)
    return [x / UNITS, y / UNITS] as const
  })
}
