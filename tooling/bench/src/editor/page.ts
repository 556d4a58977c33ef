import type { Map as MapLibreMap } from 'maplibre-gl'
import { mapElement } from './blank-map.ts'
import { contestant } from './contestants/limit.ts'
import { type LngLat, SCENES, type SceneName, type SceneObject } from './scene.ts'

/** See `pageOf`. */
const isSmall = location.search === '?small'

let map: MapLibreMap
let lastSign = 0
let longestTaskMs = 0
const scenes = new Map<SceneName, readonly SceneObject[]>()

function sceneOf(name: SceneName): readonly SceneObject[] {
  const objects = scenes.get(name) ?? SCENES[name]()
  scenes.set(name, objects)
  return objects
}

const sign = () => {
  lastSign = performance.now()
}

/** Waits until the map has done nothing for `usualMs`, less in a smoke run. @returns the time of its last sign of work. */
async function quiet(usualMs: number): Promise<number> {
  const windowMs = isSmall ? Math.min(usualMs, 60) : usualMs
  const startMs = performance.now()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame) // editors often repaint in the next frame
  lastSign = Math.max(lastSign, startMs)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, windowMs / 3))
    if (!map.loaded()) sign()
    else if (performance.now() - lastSign >= windowMs) return lastSign
  }
}

/** What the harness calls from outside. */
const bench = {
  async open() {
    map = await contestant.open(mapElement())
    map.on('render', sign)
    map.on('sourcedata', sign)
    map.on('sourcedataloading', sign)
    await quiet(200)
  },
  /** Makes the data of a scene, outside the measurement of its opening. */
  makeScene: (name: SceneName) => void sceneOf(name),
  /** From now on {@link longestTaskMs} knows how long the main thread was busy without a pause. */
  watchTasks() {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration)
    }).observe({ type: 'longtask' })
  },
  /** @returns 0 when no task took more than 50 ms. */
  longestTaskMs: () => longestTaskMs,
  /** @returns milliseconds from data in memory to the last frame before rest. */
  async load(name: SceneName) {
    const objects = sceneOf(name)
    const start = performance.now()
    await contestant.load(objects)
    return (await quiet(300)) - start
  },
  async select(id: number) {
    await contestant.select(id)
    await quiet(300)
  },
  async beginEdit(id: number) {
    const start = performance.now()
    await contestant.beginEdit(id)
    return (await quiet(300)) - start
  },
  async beginDraw() {
    await contestant.beginDraw()
    await quiet(300)
  },
  /** @returns milliseconds to the last frame before rest. */
  async setLayerHidden(layer: number, hidden: boolean) {
    const start = performance.now()
    await contestant.setLayerHidden(layer, hidden)
    return (await quiet(250)) - start
  },
  async pickLayer(layer: number) {
    await contestant.pickLayer?.(layer)
    await quiet(300)
  },
  /** @returns milliseconds to the last frame before rest. */
  async setLayerColor(layer: number, color: string) {
    const start = performance.now()
    await contestant.setLayerColor(layer, color)
    return (await quiet(250)) - start
  },
  drawnCount: () => contestant.drawn().length,
  async endEdit() {
    await contestant.endEdit()
    await quiet(300)
  },
  async jumpTo(center: LngLat, zoom: number) {
    map.jumpTo({ center: [center[0], center[1]], zoom })
    await quiet(300)
  },
  vertex: (id: number, index: number): LngLat | undefined => contestant.positions(id)[index],
  count: (id: number): number => contestant.positions(id).length,
  project([lng, lat]: LngLat): [number, number] {
    const { x, y } = map.project([lng, lat])
    return [x, y]
  },
  now: () => performance.now(),
  quiet,
}

export type BenchPage = typeof bench
Object.assign(window, { bench })
