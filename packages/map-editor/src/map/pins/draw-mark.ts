import type { MapTheme } from '../scene/map-theme.ts'
import type { MarkLook } from './mark-image-id.ts'
import { paintMark } from './pin-canvas.ts'

const CHEVRON_BOX = { width: 8, height: 8 } as const
const DISC_HEIGHT = 18
const RING = 2
/** A disc grows into a pill by so much with every digit beyond the second. */
const DIGIT_WIDTH = 6

/** Draws a mark of a line for a map image. */
export function drawMark(look: MarkLook, theme: MapTheme, scale: number): ImageData {
  return look.kind === 'chevron' ? drawChevron(theme.glyphs[look.color], scale) : drawDisc(look, theme, scale)
}

function drawChevron(color: string, scale: number): ImageData {
  return paintMark({ box: CHEVRON_BOX, scale }, (context) => {
    context.strokeStyle = color
    context.lineWidth = 1.6
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(new Path2D('M-1.4-2.4 1.2 0-1.4 2.4'))
  })
}

function drawDisc(
  { color, count }: Extract<MarkLook, { readonly kind: 'distance' }>,
  theme: MapTheme,
  scale: number,
): ImageData {
  const text = `${count}`
  const width = DISC_HEIGHT + DIGIT_WIDTH * Math.max(0, text.length - 2)
  return paintMark({ box: { width: width + 2, height: DISC_HEIGHT + 2 }, scale }, (context) => {
    const [w, h] = [width - RING, DISC_HEIGHT - RING]
    context.beginPath()
    context.roundRect(-w / 2, -h / 2, w, h, h / 2)
    context.fillStyle = '#ffffff'
    context.fill()
    context.strokeStyle = theme.fills[color]
    context.lineWidth = RING
    context.stroke()
    context.fillStyle = '#16222a'
    context.font = '600 11px Barlow, "Helvetica Neue", Arial, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, 0, 0.5)
  })
}
