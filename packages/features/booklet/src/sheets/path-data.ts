import { copiesBetween, type Frame, type PaperPoint, paperPathOf, type WorldPoint } from '../strips/frame.ts'

/** What lies farther outside of a map is left out. */
const BEYOND_MM = 10
/** Nearer points are not told apart in print. */
const FINEST_MM = 0.15

/** A line as the `d` of an SVG path, in millimetres of a map on paper: what lies on it, in each copy of the world that does. */
export function pathData(frame: Frame, points: readonly WorldPoint[]): string {
  return copiesOf(frame, points)
    .map((copies) => partsOnPaper(frame, paperPathOf(frame, points, copies)))
    .join('')
}

function copiesOf(frame: Frame, points: readonly WorldPoint[]): readonly number[] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const point of points) {
    const copies = copiesBetween(frame, point)
    least = Math.min(least, copies)
    most = Math.max(most, copies)
  }
  return Number.isFinite(least) ? Array.from({ length: most - least + 1 }, (_, index) => least + index) : []
}

function partsOnPaper(frame: Frame, points: readonly PaperPoint[]): string {
  const parts: string[] = []
  let last: PaperPoint | null = null
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (!before) continue
    if (!mayCross(frame, before, point)) {
      last = null
      continue
    }
    if (!last) parts.push(`M${formatPoint(before)}`)
    else if (isSame(last, point) && index < points.length - 1) continue
    parts.push(`L${formatPoint(point)}`)
    last = point
  }
  return parts.join('')
}

/** Whether a step's box and the map's have something in common. */
function mayCross({ size }: Frame, a: PaperPoint, b: PaperPoint): boolean {
  return (
    Math.max(a.x, b.x) >= -BEYOND_MM &&
    Math.min(a.x, b.x) <= size.widthMm + BEYOND_MM &&
    Math.max(a.y, b.y) >= -BEYOND_MM &&
    Math.min(a.y, b.y) <= size.heightMm + BEYOND_MM
  )
}

const isSame = (a: PaperPoint, b: PaperPoint) => Math.hypot(a.x - b.x, a.y - b.y) < FINEST_MM
/** As the coordinates of an SVG attribute, in hundredths of a millimetre. */
const formatPoint = ({ x, y }: PaperPoint) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** The outline of a polygon as the `d` of an SVG path. */
export function polygonData(corners: readonly PaperPoint[]): string {
  return `M${corners.map(formatPoint).join('L')}Z`
}

/** Moves what is drawn around 0, 0 to a point. */
export function translateTo(point: PaperPoint): string {
  return `translate(${formatPoint(point)})`
}
