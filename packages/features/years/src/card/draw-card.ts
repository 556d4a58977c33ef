import type { BBox, Position } from '@mishiori/map-document'
import type { Part } from '@repo/articles/duration-parts'
import { fitProjection } from '@repo/map-kit/fit-projection'

/** Pixels: as links are shown with, and as phones show pictures. */
export const CARD_SIZES = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1350 } } as const
export type CardShape = keyof typeof CARD_SIZES

/** What a card shows, in words of its language. */
export interface CardContent {
  readonly heading: string
  readonly name: string
  readonly figures: readonly { readonly label: string; readonly parts: readonly Part[] }[]
  /** One value for each month or year, in whatever unit, with its name. */
  readonly bars: readonly { readonly name: string; readonly value: number }[]
  readonly tracks: readonly { readonly color: string; readonly paths: readonly (readonly Position[])[] }[]
  readonly bounds: BBox | null
  readonly legend: readonly { readonly label: string; readonly color: string }[]
  /** Names below the map; none by default. */
  readonly places: string
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Layout {
  readonly head: Box
  readonly map: Box
  readonly figures: Box
  readonly bars: Box
  /** Whether the figures stand beside each other. */
  readonly inRow: boolean
}

const LAYOUTS: Readonly<Record<CardShape, Layout>> = {
  wide: {
    head: { x: 48, y: 48, width: 380, height: 150 },
    map: { x: 460, y: 48, width: 692, height: 534 },
    figures: { x: 48, y: 232, width: 380, height: 210 },
    bars: { x: 48, y: 470, width: 380, height: 112 },
    inRow: false,
  },
  tall: {
    head: { x: 64, y: 64, width: 952, height: 150 },
    map: { x: 64, y: 250, width: 952, height: 620 },
    figures: { x: 64, y: 910, width: 952, height: 110 },
    bars: { x: 64, y: 1060, width: 952, height: 226 },
    inRow: true,
  },
}

/** Of the light theme, whatever the page has: a picture is shown anywhere. */
const COLORS = {
  page: '#f4f7f7',
  land: '#e6edd6',
  text: '#16222a',
  quiet: '#51626a',
  brand: '#165e83',
  accent: '#00a3af',
  line: '#c2cdd0',
  white: '#ffffff',
} as const
const WORDS = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "BIZ UDPGothic", sans-serif'
const NUMBERS = `"Barlow", "DIN Alternate", ${WORDS}`

type Context = CanvasRenderingContext2D

/** Fonts that the page has not used yet are there only once somebody waits for them. */
export const cardFonts = (): Promise<unknown> =>
  Promise.all(['500', '700'].map((weight) => document.fonts.load(`${weight} 40px Barlow`)))

/** Draws a card on a canvas, which gets its size. */
export function drawCard(canvas: HTMLCanvasElement, shape: CardShape, content: CardContent): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('A canvas of a card has no 2D context.')
  const { width, height } = CARD_SIZES[shape]
  canvas.width = width
  canvas.height = height
  const { head, map, figures, bars, inRow } = LAYOUTS[shape]
  context.fillStyle = COLORS.page
  context.fillRect(0, 0, width, height)
  drawHead(context, head, content)
  drawMap(context, map, content)
  drawFigures(context, { ...figures, inRow }, content)
  drawBars(context, bars, content)
}

function drawHead(context: Context, { x, y, width }: Box, { heading, name }: CardContent): void {
  drawMark(context, x, y)
  write(context, 'Mishiori', { x: x + 42, y: y + 28, font: `700 30px ${NUMBERS}`, color: COLORS.text, width })
  write(context, heading, { x, y: y + 100, font: `700 44px ${NUMBERS}`, color: COLORS.text, width })
  write(context, name, { x, y: y + 142, font: `500 24px ${WORDS}`, color: COLORS.quiet, width })
}

/** The bookmark of the product, 26 by 30 units, a little larger. */
function drawMark(context: Context, x: number, y: number): void {
  context.save()
  context.translate(x, y)
  context.scale(1.2, 1.2)
  context.fillStyle = COLORS.brand
  context.fill(
    new Path2D(
      'M4.5 1h17A2.5 2.5 0 0 1 24 3.5V28a1 1 0 0 1-1.56.83L13 22.4l-9.44 6.43A1 1 0 0 1 2 28V3.5A2.5 2.5 0 0 1 4.5 1Z',
    ),
  )
  context.strokeStyle = COLORS.white
  context.lineWidth = 2.7
  context.lineCap = 'round'
  context.stroke(new Path2D('M17.6 6.2c0 4.9-9.4 3.6-9.4 8.2 0 2.5 2.3 3.2 4.8 3.6'))
  context.fillStyle = COLORS.accent
  context.beginPath()
  context.arc(17.6, 6, 2.5, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}

/** Lines on plain ground: no map, no names, nothing that says where they are. */
function drawMap(context: Context, box: Box, { tracks, bounds, legend, places }: CardContent): void {
  context.save()
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, 20)
  context.clip()
  context.fillStyle = COLORS.land
  context.fill()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.translate(box.x, box.y)
  if (bounds) {
    const project = fitProjection(bounds, { ...box, margin: 64 })
    const lines = tracks.map(({ color, paths }) => ({ color, path: pathOf(paths, project) }))
    for (const { path } of lines) stroke(context, path, { color: COLORS.white, width: 8 })
    for (const { color, path } of lines) stroke(context, path, { color, width: 4 })
  }
  drawLegend(context, box, legend)
  if (places) {
    const style = { x: 24, y: 40, font: `500 20px ${WORDS}`, color: COLORS.text, width: box.width - 48 }
    write(context, places, style)
  }
  context.restore()
}

function drawLegend(context: Context, box: Box, legend: CardContent['legend']): void {
  let x = 24
  for (const { label, color } of legend) {
    context.fillStyle = color
    context.beginPath()
    context.roundRect(x, box.height - 33, 28, 6, 3)
    context.fill()
    write(context, label, { x: x + 38, y: box.height - 23, font: `500 20px ${WORDS}`, color: COLORS.text, width: 200 })
    x += 38 + context.measureText(label).width + 28
  }
}

function pathOf(paths: readonly (readonly Position[])[], project: ReturnType<typeof fitProjection>): Path2D {
  const drawn = new Path2D()
  for (const path of paths) {
    path.forEach((position, at) => {
      const [x, y] = project(position)
      if (at === 0) drawn.moveTo(x, y)
      else drawn.lineTo(x, y)
    })
  }
  return drawn
}

function stroke(context: Context, path: Path2D, { color, width }: { color: string; width: number }): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.stroke(path)
}

function drawFigures(context: Context, { inRow, ...box }: Box & { inRow: boolean }, { figures }: CardContent): void {
  const [stepX, stepY] = inRow ? [box.width / figures.length, 0] : [0, box.height / figures.length]
  figures.forEach(({ label, parts }, at) => {
    const [x, y] = [box.x + at * stepX, box.y + at * stepY]
    const room = inRow ? stepX - 16 : box.width
    if (inRow) write(context, label, { x, y: y + 22, font: `500 22px ${WORDS}`, color: COLORS.quiet, width: room })
    else write(context, label, { x, y: y + 46, font: `500 22px ${WORDS}`, color: COLORS.quiet, width: 100 })
    drawParts(context, parts, { x: inRow ? x : x + 108, y: inRow ? y + 82 : y + 48, width: inRow ? room : room - 108 })
  })
}

/** Figures large, their units small; all smaller where they have no room. */
function drawParts(context: Context, parts: readonly Part[], { x, y, width }: Omit<Box, 'height'>): void {
  const pieces = parts.flatMap(([value, unit]) => [
    { text: value, weight: 700, size: 50, gap: 0 },
    ...(unit ? [{ text: unit, weight: 500, size: 24, gap: 6 }] : []),
  ])
  const fontOf = ({ weight, size }: (typeof pieces)[number], scale: number) => `${weight} ${size * scale}px ${NUMBERS}`
  const widths = pieces.map((piece) => {
    context.font = fontOf(piece, 1)
    return context.measureText(piece.text).width + piece.gap + 6
  })
  const whole = widths.reduce((sum, next) => sum + next, 0)
  const scale = Math.min(1, width / whole)
  let left = x
  pieces.forEach((piece, at) => {
    const color = piece.weight === 700 ? COLORS.text : COLORS.quiet
    write(context, piece.text, { x: left + piece.gap * scale, y, font: fontOf(piece, scale), color, width })
    left += (widths[at] ?? 0) * scale
  })
}

function drawBars(context: Context, { x, y, width, height }: Box, { bars }: CardContent): void {
  const top = Math.max(...bars.map(({ value }) => value))
  if (!(top > 0)) return
  const step = width / bars.length
  const room = height - 30
  context.fillStyle = COLORS.line
  context.fillRect(x, y + room, width, 2)
  bars.forEach(({ name, value }, at) => {
    const tall = Math.max(value > 0 ? 4 : 0, (room * value) / top)
    const wide = Math.min(56, step * 0.72)
    context.fillStyle = COLORS.accent
    context.beginPath()
    context.roundRect(x + at * step + (step - wide) / 2, y + room - tall, wide, tall, [4, 4, 0, 0])
    context.fill()
    context.textAlign = 'center'
    const middle = x + (at + 0.5) * step
    write(context, name, {
      x: middle,
      y: y + height - 4,
      font: `500 18px ${NUMBERS}`,
      color: COLORS.quiet,
      width: step,
    })
    context.textAlign = 'start'
  })
}

interface Style {
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly font: string
  readonly color: string
  /** Longer text is cut, with an ellipsis. */
  readonly width: number
}

function write(context: Context, text: string, { x, y, font, color, width }: Style): void {
  context.font = font
  context.fillStyle = color
  let shown = text
  while (shown.length > 1 && context.measureText(shown).width > width) shown = `${[...shown].slice(0, -2).join('')}…`
  context.fillText(shown, x, y)
}
