import { seededRandom } from '../seeded-random.ts'

/** Longitude and latitude in degrees. */
export type LngLat = readonly [lng: number, lat: number]

export interface SceneObject {
  readonly id: number
  readonly layer: number
  readonly kind: 'line' | 'point' | 'polygon'
  readonly color: string
  /** A line's or ring's positions (rings are not closed); one position for a point. */
  readonly positions: readonly LngLat[]
}

export const LONG_LINE_ID = 1_000_000
export const SCENE_CENTER: LngLat = [137.75, 35.9]
export const LAYERS = 10
/** Less of everything where only a small round is run: see `pageOf`. */
const PART = globalThis.location?.search === '?small' ? 0.2 : 1
const COLORS = ['#db0730', '#de4c97', '#e86a17', '#4f9d2a', '#2277dd', '#7a3cbd']

/**
 * A full document around central Japan: 10 layers of 60 lines with 200 positions, 25 points, 10 polygons with 20
 * vertices and 5 with 64, in all 1,000 objects and about 126,000 positions.
 */
function scene(): SceneObject[] {
  const random = seededRandom(42)
  const somewhere = (): LngLat => [136 + random() * 3.5, 34.8 + random() * 2.2]
  const shapes = [
    ...Array.from({ length: 60 * PART }, () => ['line', () => walk(random, somewhere(), 200)] as const),
    ...Array.from({ length: 25 * PART }, () => ['point', () => [somewhere()]] as const),
    ...Array.from({ length: 10 * PART }, () => ['polygon', () => ring(random, somewhere(), 20, 0.03)] as const),
    ...Array.from({ length: 5 * PART }, () => ['polygon', () => ring(random, somewhere(), 64, 0.02)] as const),
  ]
  return Array.from({ length: LAYERS }, (_, layer) =>
    shapes.map(([kind, positions], index) => ({
      id: layer * shapes.length + index + 1,
      layer,
      kind,
      color: COLORS[layer % COLORS.length] ?? '#000000',
      positions: positions(),
    })),
  ).flat()
}

/** The same scene with the last object replaced by a line like a recorded track: 5,000 vertices, about 25 m apart. */
function sceneWithLongLine(): SceneObject[] {
  const positions = Array.from({ length: 5000 }, (_, index): LngLat => {
    const from = index - 2500
    const wave = 0.0006 * Math.sin(index / 9) + 0.01 * Math.sin(index / 400)
    return [round(SCENE_CENTER[0] + from * 0.00025), round(SCENE_CENTER[1] + wave)]
  })
  const long: SceneObject = { id: LONG_LINE_ID, layer: LAYERS - 1, kind: 'line', color: '#1a252c', positions }
  return [...scene().slice(0, -1), long]
}

/** What recordings of many days come to: 500 lines of 1,000 positions each. */
function heavyScene(): SceneObject[] {
  const random = seededRandom(7)
  return Array.from({ length: 500 * PART }, (_, index) => {
    const start: LngLat = [136 + random() * 3.5, 34.8 + random() * 2.2]
    const [layer, color] = [index % LAYERS, COLORS[index % COLORS.length] ?? '#000000']
    return { id: index + 1, layer, kind: 'line', color, positions: walk(random, start, 1000) }
  })
}

/**
 * What a workload opens. `room` has one place left in its first layer, because full layers take no new line.
 */
export const SCENES = {
  full: scene,
  longLine: sceneWithLongLine,
  room: () => scene().slice(1),
  heavy: heavyScene,
} as const
export type SceneName = keyof typeof SCENES

function walk(random: () => number, [startLng, startLat]: LngLat, length: number): LngLat[] {
  let lng = startLng
  let lat = startLat
  let heading = random() * 2 * Math.PI
  return Array.from({ length }, () => {
    heading += (random() - 0.5) * 0.6
    lng += 0.002 * Math.cos(heading)
    lat += 0.0016 * Math.sin(heading)
    return [round(lng), round(lat)]
  })
}

function ring(random: () => number, [lng, lat]: LngLat, length: number, radius: number): LngLat[] {
  return Array.from({ length }, (_, index) => {
    const angle = (index / length) * 2 * Math.PI
    const distance = radius * (1 - 0.3 * random())
    return [round(lng + (distance * Math.cos(angle)) / 0.81), round(lat + distance * Math.sin(angle))]
  })
}

/** Five decimals: what a stored path keeps. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
