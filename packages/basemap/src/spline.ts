/** Values in rows, one after the other. */
export interface Grid {
  readonly values: Float32Array
  readonly columns: number
  readonly rows: number
}

/** For each pixel along one axis: the first of the four cells around it, and what each of them weighs. */
interface Weights {
  readonly first: Int32Array
  readonly weight: Float32Array
}

/** Where pixels are on a grid: `cellOf` says at which cell's middle, in fractions of cells. */
export interface Axis {
  readonly pixels: number
  readonly cellOf: (pixel: number) => number
}

/** A cubic B-spline through the neighbourhood of each pixel: it bends smoothly, so shading shows no edges of cells. */
export function interpolate({ values, columns, rows }: Grid, across: Axis, down: Axis): Float32Array {
  const horizontal = weightsOf(across)
  const vertical = weightsOf(down)
  const width = across.pixels
  const stretched = new Float32Array(width * rows)
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < width; x++) {
      const at = row * columns + (horizontal.first[x] ?? 0)
      let sum = 0
      for (let k = 0; k < 4; k++) sum += (values[at + k] ?? 0) * (horizontal.weight[4 * x + k] ?? 0)
      stretched[row * width + x] = sum
    }
  }
  const out = new Float32Array(width * down.pixels)
  for (let y = 0; y < down.pixels; y++) {
    const at = (vertical.first[y] ?? 0) * width
    const [a = 0, b = 0, c = 0, d = 0] = vertical.weight.subarray(4 * y, 4 * y + 4)
    for (let x = 0; x < width; x++) {
      const i = at + x
      const upper = a * (stretched[i] ?? 0) + b * (stretched[i + width] ?? 0)
      out[y * width + x] = upper + c * (stretched[i + 2 * width] ?? 0) + d * (stretched[i + 3 * width] ?? 0)
    }
  }
  return out
}

function weightsOf({ pixels, cellOf }: Axis): Weights {
  const first = new Int32Array(pixels)
  const weight = new Float32Array(4 * pixels)
  for (let i = 0; i < pixels; i++) {
    const cell = cellOf(i)
    const t = cell - Math.floor(cell)
    const u = 1 - t
    first[i] = Math.floor(cell) - 1
    weight[4 * i] = u ** 3 / 6
    weight[4 * i + 1] = (4 - 6 * t ** 2 + 3 * t ** 3) / 6
    weight[4 * i + 2] = (4 - 6 * u ** 2 + 3 * u ** 3) / 6
    weight[4 * i + 3] = t ** 3 / 6
  }
  return { first, weight }
}
