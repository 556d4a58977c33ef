import { SPOT_GLYPH_PATHS } from '@mishiori/map-document'
import type { MapTheme } from '../scene/map-theme.ts'
import { paintGlyph, paintPin } from './pin-canvas.ts'
import type { PhotoPinLook, PinLook } from './pin-image-id.ts'

/** In CSS pixels, from the top of its outline to the lower edge of its foot. */
export const PIN_WIDTH = 29
export const PIN_HEIGHT = 49
/** The drawn box, with room for the ring of a pin that is selected. */
const BOX = { width: PIN_WIDTH + 3, height: PIN_HEIGHT + 1 } as const
const RINGED_BOX = { width: PIN_WIDTH + 15, height: PIN_HEIGHT + 7 } as const
/** How far from its place a pin stands aside. */
const ASIDE = { west: -31, east: 31 } as const
/** The place is in the middle of the picture. */
const ASIDE_BOX = { width: 2 * ASIDE.east + PIN_WIDTH + 3, height: PIN_HEIGHT + 1 } as const

export const PIN_BODY = 'M0 0C-1.6-6.4-13.5-15.2-13.5-29.9A13.5 13.5 0 0 1 13.5-29.9C13.5-15.2 1.6-6.4 0 0Z'
export const PIN_HEAD_Y = -29.7
export const PIN_GLYPH_SIZE = 16

type IconPinLook = Exclude<PinLook, PhotoPinLook>

/** Draws a pin for a map image. */
export function drawPin(look: IconPinLook, theme: MapTheme, scale: number): ImageData {
  if ('letter' in look && look.aside) return drawAside(look, ASIDE[look.aside], { theme, scale })
  const box = 'icon' in look && look.isSelected ? RINGED_BOX : BOX
  return paintPin({ box, scale }, (context) => {
    drawBody(context, look, theme)
    if ('letter' in look) drawLetter(context, look.letter, { size: 16, y: PIN_HEAD_Y })
    else {
      const [path, color] = [SPOT_GLYPH_PATHS[look.icon], theme.glyphs[look.color]]
      paintGlyph(context, { path, color, size: PIN_GLYPH_SIZE, y: PIN_HEAD_Y })
    }
  })
}

/** A pin beside its place, with a leader to it. */
function drawAside(
  look: Extract<IconPinLook, { readonly letter: 'S' | 'G' }>,
  x: number,
  { theme, scale }: { readonly theme: MapTheme; readonly scale: number },
): ImageData {
  return paintPin({ box: ASIDE_BOX, scale }, (context) => {
    for (const [width, color] of [
      [5, '#ffffff'],
      [2.5, bodyColor(look, theme)],
    ] as const) {
      context.beginPath()
      context.moveTo(Math.sign(x) * 5, 0)
      context.lineTo(x, 0)
      context.lineWidth = width
      context.strokeStyle = color
      context.stroke()
    }
    context.translate(x, 0)
    drawBody(context, look, theme)
    drawLetter(context, look.letter, { size: 16, y: PIN_HEAD_Y })
  })
}

function bodyColor(look: IconPinLook, { fills }: MapTheme): string {
  if ('icon' in look) return fills[look.color]
  return look.letter === 'S' ? fills.teal : fills.red
}

function drawBody(context: CanvasRenderingContext2D, look: IconPinLook, theme: MapTheme): void {
  const color = bodyColor(look, theme)
  context.fillStyle = 'rgba(8, 28, 38, 0.22)'
  context.beginPath()
  context.ellipse(0, 0.5, 7, 2.6, 0, 0, 2 * Math.PI)
  context.fill()
  if ('icon' in look && look.isSelected) {
    context.strokeStyle = theme.selection
    context.lineWidth = 3
    context.beginPath()
    context.arc(0, PIN_HEAD_Y, 19, 0, 2 * Math.PI)
    context.stroke()
  }
  const body = new Path2D(PIN_BODY)
  context.lineJoin = 'round'
  context.strokeStyle = '#ffffff'
  context.lineWidth = 2
  context.stroke(body)
  context.fillStyle = color
  context.fill(body)
  context.beginPath()
  context.arc(0, 0, 3.4, 0, 2 * Math.PI)
  context.fillStyle = '#ffffff'
  context.fill()
  context.strokeStyle = color
  context.lineWidth = 2.4
  context.stroke()
}

interface LetterPlace {
  readonly size: number
  readonly y: number
}

function drawLetter(context: CanvasRenderingContext2D, letter: string, { size, y }: LetterPlace): void {
  context.fillStyle = '#ffffff'
  context.font = `700 ${size}px Barlow, "Helvetica Neue", Arial, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(letter, 0, y + 0.5)
}
