import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./ground.module.css', import.meta.url), 'utf8')
const NAMES = ['paved', 'stones', 'boards', 'gravel', 'earth', 'stairs'] as const
/** The same on the map and in its profile, by what they are called there; then those of types of ways. */
const MAP_NAMES = ['gray', 'blue', 'brown', 'olive', 'green', 'orange'] as const
const WAY_NAMES = [...MAP_NAMES, 'magenta', 'purple', 'cyan'] as const
const RAMP_NAMES = [1, 2, 3, 4, 5, 6].map((step) => `ramp-${step}`)
const mapEditor = dirname(createRequire(import.meta.url).resolve('@mishiori/map-editor/package.json'))
const mapTheme = readFileSync(join(mapEditor, 'src/ui/styles/theme.css'), 'utf8')
/** Panels and the page, as the tokens have them. */
const GROUNDS = { light: ['#ffffff', '#f4f7f7'], dark: ['#1a2930', '#0f1b21'] } as const
/** Of graphics, by WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3
/** In CIELAB: from about 10 on, two colours beside each other are seen as two at a glance. */
const LEAST_DIFFERENCE = 10

type Rgb = readonly [number, number, number]
type Matrix = readonly [Rgb, Rgb, Rgb]

type Theme = 'light' | 'dark'

function hexOf(text: string, pattern: RegExp, theme: Theme): string {
  const found = pattern.exec(text)?.[theme === 'light' ? 1 : 2]
  if (found === undefined) throw new Error(`No colour is ${pattern}.`)
  return found
}

const cardColor = (name: string, theme: Theme) =>
  hexOf(css, new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`), theme)
const mapColor = (name: string, theme: Theme) =>
  hexOf(
    mapTheme,
    new RegExp(`--me-way-${name}: var\\(--me-light, (#[0-9a-f]{6})\\) var\\(--me-dark, (#[0-9a-f]{6})`),
    theme,
  )

/** Colours that are beside each other. */
const SETS: Readonly<Record<string, (theme: Theme) => readonly { readonly name: string; readonly color: Rgb }[]>> = {
  'of the ground': (theme) => NAMES.map((name) => ({ name, color: linear(cardColor(name, theme)) })),
  'of ways': (theme) => WAY_NAMES.map((name) => ({ name, color: linear(mapColor(name, theme)) })),
  'of slopes and grades': (theme) => RAMP_NAMES.map((name) => ({ name, color: linear(mapColor(name, theme)) })),
}

function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const [x, y, z] = matrix.map(([p, q, s]) => p * r + q * g + s * b)
  return [x ?? 0, y ?? 0, z ?? 0]
}
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Machado, Oliveira and Fernandes (2009), for somebody who lacks the cones. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]

function lab(color: Rgb): Rgb {
  const [x, y, z] = times(XYZ, color)
  const root = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116)
  const [a, b, c] = [root(x / 0.95047), root(y), root(z / 1.08883)]
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)]
}

function seen(color: Rgb, sight: Matrix): Rgb {
  const [r, g, b] = times(sight, color)
  const inRange = (value: number) => Math.max(0, Math.min(1, value))
  return lab([inRange(r), inRange(g), inRange(b)])
}

const THEMES = ['light', 'dark'] as const

it.each(THEMES)('what is under the feet has the same colours in cards and on maps: %s', (theme) => {
  expect(MAP_NAMES.map((name) => mapColor(name, theme))).toEqual(NAMES.map((name) => cardColor(name, theme)))
})

describe.each(Object.entries(SETS).flatMap(([name, set]) => THEMES.map((theme) => ({ name, set, theme }))))(
  'colours $name, $theme',
  ({ set, theme }) => {
    const colors = set(theme)

    it.each(GROUNDS[theme])('stand out from %s', (behind) => {
      const faint = colors.filter(({ color }) => contrast(color, linear(behind)) < LEAST_CONTRAST)
      expect(faint.map(({ name }) => name)).toEqual([])
    })

    it.each(Object.entries(SIGHTS))('differ from each other: %s', (_, sight) => {
      const pairs = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => [one, other] as const))
      const alike = pairs.filter(([one, other]) => {
        const [a, b] = [seen(one.color, sight), seen(other.color, sight)]
        return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < LEAST_DIFFERENCE
      })
      expect(alike.map(([one, other]) => `${one.name} and ${other.name}`)).toEqual([])
    })
  },
)
