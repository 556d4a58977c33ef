/** From the bottom edge of a pin's box up to the coordinate. */
export const PIN_FOOT = 5
/** The side of the square that glyph paths are drawn on. */
export const GLYPH_BOX = 256

export interface PinCanvas {
  /** CSS pixels. */
  readonly box: { readonly width: number; readonly height: number }
  /** Image pixels in a CSS pixel. */
  readonly scale: number
}

/** Paints in CSS pixels, relative to the position of the pin. */
export function paintPin(canvas: PinCanvas, paint: Paint): ImageData {
  return paintAround(canvas, canvas.box.height - PIN_FOOT, paint)
}

/** Paints in CSS pixels around the middle of the box. */
export function paintMark(canvas: PinCanvas, paint: Paint): ImageData {
  return paintAround(canvas, canvas.box.height / 2, paint)
}

type Paint = (context: CanvasRenderingContext2D) => void

let shared: CanvasRenderingContext2D | undefined

/** An empty canvas of that many image pixels; always the same one, because to open one takes longer than to draw a pin. */
function emptyCanvas(width: number, height: number): CanvasRenderingContext2D {
  // Drawn by the processor: reading pixels back from a graphics card would block the page.
  shared ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }) ?? undefined
  if (!shared) throw new Error('This browser has no 2D canvas.')
  shared.canvas.width = width // forgets what was drawn, and how
  shared.canvas.height = height
  return shared
}

function paintAround({ box, scale }: PinCanvas, originY: number, paint: Paint): ImageData {
  const [width, height] = [box.width * scale, box.height * scale]
  const context = emptyCanvas(width, height)
  context.scale(scale, scale)
  context.translate(box.width / 2, originY)
  paint(context)
  return context.getImageData(0, 0, width, height)
}

interface Glyph {
  readonly path: string
  readonly color: string
  readonly size: number
  /** Its middle, beneath or (negative) above the coordinate. */
  readonly y: number
}

export function paintGlyph(context: CanvasRenderingContext2D, { path, color, size, y }: Glyph): void {
  context.translate(-size / 2, y - size / 2)
  context.scale(size / GLYPH_BOX, size / GLYPH_BOX)
  context.fillStyle = color
  context.fill(new Path2D(path))
}
