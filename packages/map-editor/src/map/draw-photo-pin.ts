import { SPOT_GLYPH_PATHS } from '../icons/spot-glyphs.ts'
import { PIN_FOOT } from './draw-pin.ts'
import type { MapTheme } from './map-theme.ts'
import type { PhotoPinLook } from './pin-image-id.ts'

/** Room for the photo, its tail, and the ring of a selected one. */
const BOX = { width: 60, height: 68 } as const
const PHOTO_SIZE = 48
const TAIL_HEIGHT = 8
const FRAME = 3
const GLYPH = { box: 256, size: 22 } as const

/** Draws a rounded photo with its tail at the coordinate; until the picture is there, and where it never comes, a symbol. */
export function drawPhotoPin(
  look: PhotoPinLook,
  picture: HTMLImageElement | null,
  { theme, scale }: { readonly theme: MapTheme; readonly scale: number },
): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = BOX.width * scale
  canvas.height = BOX.height * scale
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no 2D canvas.')
  context.scale(scale, scale)
  context.translate(BOX.width / 2, BOX.height - PIN_FOOT)
  drawFrame(context, look, theme)
  drawInside(context, look, { picture, theme })
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function photoBox(inset: number): [x: number, y: number, width: number, height: number] {
  const side = PHOTO_SIZE - 2 * inset
  return [-side / 2, -TAIL_HEIGHT - PHOTO_SIZE + inset, side, side]
}

function drawFrame(context: CanvasRenderingContext2D, look: PhotoPinLook, theme: MapTheme): void {
  context.beginPath()
  context.roundRect(...photoBox(0), 10)
  context.moveTo(-8, -TAIL_HEIGHT - 1)
  context.lineTo(0, 0)
  context.lineTo(8, -TAIL_HEIGHT - 1)
  context.lineJoin = 'round'
  context.strokeStyle = look.isSelected ? theme.selection : theme.fills[look.color]
  context.lineWidth = look.isSelected ? 8 : 4
  context.stroke()
  context.fillStyle = '#ffffff'
  context.fill()
}

function drawInside(
  context: CanvasRenderingContext2D,
  look: PhotoPinLook,
  { picture, theme }: { readonly picture: HTMLImageElement | null; readonly theme: MapTheme },
): void {
  const [x, y, side] = photoBox(FRAME)
  context.beginPath()
  context.roundRect(x, y, side, side, 7)
  context.fillStyle = theme.fills[look.color]
  context.fill()
  if (picture) {
    context.clip()
    const shown = Math.min(picture.naturalWidth, picture.naturalHeight)
    const [left, top] = [(picture.naturalWidth - shown) / 2, (picture.naturalHeight - shown) / 2]
    context.drawImage(picture, left, top, shown, shown, x, y, side, side)
    return
  }
  context.translate(-GLYPH.size / 2, y + (side - GLYPH.size) / 2)
  context.scale(GLYPH.size / GLYPH.box, GLYPH.size / GLYPH.box)
  context.fillStyle = theme.glyphs[look.color]
  context.fill(new Path2D(SPOT_GLYPH_PATHS.image))
}
