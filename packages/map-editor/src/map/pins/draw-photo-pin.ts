import { SPOT_GLYPH_PATHS } from '@mishiori/map-document'
import type { MapTheme } from '../scene/map-theme.ts'
import { paintGlyph, paintPin } from './pin-canvas.ts'
import type { PhotoPinLook } from './pin-image-id.ts'

/** Room for the photo, its tail, and the ring of a selected one. */
const BOX = { width: 60, height: 68 } as const
const PHOTO_SIZE = 48
const TAIL_HEIGHT = 8
const FRAME = 3
const GLYPH_SIZE = 22

/** Draws a rounded photo with its tail at the coordinate; a symbol until the picture is loaded, or when it cannot be. */
export function drawPhotoPin(
  look: PhotoPinLook,
  picture: HTMLImageElement | null,
  { theme, scale }: { readonly theme: MapTheme; readonly scale: number },
): ImageData {
  return paintPin({ box: BOX, scale }, (context) => {
    drawFrame(context, look, theme)
    drawInside(context, look, { picture, theme })
  })
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
  const [path, color] = [SPOT_GLYPH_PATHS.image, theme.glyphs[look.color]]
  paintGlyph(context, { path, color, size: GLYPH_SIZE, y: y + side / 2 })
}
