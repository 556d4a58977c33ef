import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readMapTheme } from '../scene/map-theme.ts'
import { drawPin, PIN_HEIGHT, PIN_WIDTH } from './draw-pin.ts'

const SCALE = 4

const LOOKS = [
  { icon: 'text', color: 'red' },
  { icon: 'star', color: 'teal' },
  { letter: 'S' },
  { letter: 'G' },
] as const

type Look = Parameters<typeof drawPin>[0]

function Pins({ looks }: { readonly looks: readonly Look[] }) {
  const draw = (canvas: HTMLCanvasElement | null, look: Look) => {
    if (!canvas) return
    const theme = readMapTheme(canvas)
    const picture = drawPin(look, theme, SCALE)
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.putImageData(picture, 0, 0)
  }
  return (
    <div className="mishiori-map-editor" style={{ display: 'flex', gap: 8, padding: 16, background: '#9fb8a8' }}>
      {looks.map((look) => (
        <canvas key={Object.values(look).join()} ref={(canvas) => draw(canvas, look)} />
      ))}
    </div>
  )
}

const meta = { title: 'map-editor/Pins', component: Pins, args: { looks: LOOKS } } satisfies Meta<typeof Pins>
export default meta
type Story = StoryObj<typeof meta>

/** The rows and columns that are not transparent, and no mere shadow, in CSS pixels. */
function sizeOf(canvas: HTMLCanvasElement) {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  const isOpaque = (x: number, y: number) => (pixels[4 * (y * width + x) + 3] ?? 0) > 128
  const columns = Array.from({ length: width }, (_, x) => x)
  const rows = Array.from({ length: height }, (_, y) => y)
  return {
    width: columns.filter((x) => rows.some((y) => isOpaque(x, y))).length / SCALE,
    height: rows.filter((y) => columns.some((x) => isOpaque(x, y))).length / SCALE,
  }
}

export const Measured: Story = {
  play: async ({ canvasElement }) => {
    for (const canvas of canvasElement.querySelectorAll('canvas')) {
      const { width, height } = sizeOf(canvas)
      await expect(Math.abs(width - PIN_WIDTH)).toBeLessThanOrEqual(0.5)
      await expect(Math.abs(height - PIN_HEIGHT)).toBeLessThanOrEqual(0.5)
    }
  },
}

/** As large as the others, beside its place, which its leader points to. */
export const Aside: Story = {
  args: {
    looks: [
      { letter: 'S', aside: 'east' },
      { letter: 'G', aside: 'west' },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const [index, canvas] of canvasElement.querySelectorAll('canvas').entries()) {
      const { width, height } = sizeOf(canvas)
      await expect(Math.abs(height - PIN_HEIGHT)).toBeLessThanOrEqual(0.5)
      await expect(width).toBeGreaterThan(PIN_WIDTH + 8)
      await expect(width).toBeLessThan(canvas.width / SCALE / 2)
      const half = canvas.width / 2
      const pixels = canvas.getContext('2d')?.getImageData(index === 0 ? 0 : half, 0, half - SCALE, canvas.height)
      await expect(pixels?.data.some((value) => value > 0)).toBe(false) // the spot has the other half
    }
  },
}
