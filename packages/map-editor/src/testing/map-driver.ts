import type { Position } from '@mishiori/map-document'
import type { MapViewpoint } from '../map/camera/opening-view.ts'

const TILE_PIXELS = 512
/** A little more than the editor asks of a hold. */
const LONG_PRESS_MS = 450

/** A place in the window in CSS pixels, as mouse events give it. */
export interface ClientPoint {
  readonly clientX: number
  readonly clientY: number
}

/** A finger that rests on the map: it drags what it holds until it is lifted. */
export interface HeldFinger {
  readonly moveTo: (to: Position) => Promise<void>
  readonly lift: () => Promise<void>
}

/**
 * Works the editor's map as a person does, at places given in degrees. It knows the camera from the viewpoint that the editor was
 * opened with, so it must be told ({@link MapDriver.look}) when something moved the map.
 *
 * @example
 * ```ts
 * const map = await MapDriver.open(canvasElement, { longitude: 138, latitude: 36, zoom: 10 })
 * await map.click([138, 36])
 * await map.drag([138, 36], [138.1, 36])
 * ```
 */
export class MapDriver {
  #viewpoint: MapViewpoint
  readonly canvas: HTMLCanvasElement

  private constructor(canvas: HTMLCanvasElement, viewpoint: MapViewpoint) {
    this.canvas = canvas
    this.#viewpoint = viewpoint
  }

  /** Waits until the map under `root` can be worked. */
  static async open(root: ParentNode, viewpoint: MapViewpoint): Promise<MapDriver> {
    const canvas = await until(() => root.querySelector<HTMLCanvasElement>('canvas[role="slider"]'))
    return new MapDriver(canvas, viewpoint)
  }

  /** From now on the map is seen from here. */
  look(viewpoint: MapViewpoint): void {
    this.#viewpoint = viewpoint
  }

  /** Where a place is in the window. */
  at([lng, lat]: Position): ClientPoint {
    const box = this.canvas.getBoundingClientRect()
    const world = TILE_PIXELS * 2 ** this.#viewpoint.zoom
    const { longitude, latitude } = this.#viewpoint
    return {
      clientX: box.left + box.width / 2 + ((lng - longitude) / 360) * world,
      clientY: box.top + box.height / 2 + (mercatorY(lat) - mercatorY(latitude)) * world,
    }
  }

  async click(position: Position): Promise<void> {
    const point = this.at(position)
    this.#mouse('mousemove', this.canvas, point)
    this.#mouse('mousedown', this.canvas, point)
    this.#mouse('mouseup', this.canvas, point)
    this.#mouse('click', this.canvas, point)
    await nextFrame()
  }

  async hover(position: Position): Promise<void> {
    this.#mouse('mousemove', this.canvas, this.at(position))
    await nextFrame()
  }

  /** Presses at `from`, moves in `steps`, and lets go at `to`. */
  async drag(from: Position, to: Position, { steps = 4, shiftKey = false } = {}): Promise<void> {
    const [start, end] = [this.at(from), this.at(to)]
    this.#mouse('mousemove', this.canvas, start)
    this.#mouse('mousedown', this.canvas, start)
    for (let step = 1; step <= steps; step += 1) {
      this.#mouse('mousemove', this.canvas, between(start, end, step / steps), { shiftKey, buttons: 1 })
      await nextFrame()
    }
    this.#mouse('mouseup', this.canvas, end, { shiftKey })
    await nextFrame()
  }

  /** A finger that touches and leaves at once. */
  async tap(position: Position): Promise<void> {
    const point = this.at(position)
    this.#touch('touchstart', point)
    this.#touch('touchend', point)
    this.#mouse('click', this.canvas, point)
    await nextFrame()
  }

  /** A finger that moves at once, as one pans a map. */
  async swipe(from: Position, to: Position): Promise<void> {
    const [start, end] = [this.at(from), this.at(to)]
    this.#touch('touchstart', start)
    for (const part of [0.25, 0.5, 0.75, 1]) {
      this.#touch('touchmove', between(start, end, part))
      await nextFrame()
    }
    this.#touch('touchend', end)
    await nextFrame()
  }

  /** A touch held long enough for a long press, which then moves and lifts as given. */
  async hold(position: Position): Promise<HeldFinger> {
    const finger = await this.touch(position)
    await new Promise((resolve) => setTimeout(resolve, LONG_PRESS_MS))
    return finger
  }

  /** A touch that moves and lifts as given. */
  async touch(position: Position): Promise<HeldFinger> {
    let point = this.at(position)
    this.#touch('touchstart', point)
    await nextFrame()
    return {
      moveTo: async (to) => {
        const start = point
        for (const part of [0.25, 0.5, 0.75, 1]) {
          point = between(start, this.at(to), part)
          this.#touch('touchmove', point)
          await nextFrame()
        }
      },
      lift: async () => {
        this.#touch('touchend', point)
        await nextFrame()
      },
    }
  }

  async key(key: string, options: Pick<KeyboardEventInit, 'shiftKey' | 'ctrlKey'> = {}): Promise<void> {
    this.canvas.focus()
    this.canvas.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
    this.canvas.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...options }))
    await nextFrame()
  }

  #mouse(
    type: string,
    target: EventTarget,
    point: ClientPoint,
    modifiers: { readonly shiftKey?: boolean; readonly buttons?: number } = {},
  ): void {
    const isDown = type === 'mousedown'
    target.dispatchEvent(
      new MouseEvent(type, {
        ...point,
        bubbles: true,
        cancelable: true,
        view: window,
        button: 0,
        buttons: isDown ? 1 : 0,
        ...modifiers,
      }),
    )
  }

  #touch(type: 'touchstart' | 'touchmove' | 'touchend', point: ClientPoint): void {
    const touch = new Touch({ identifier: 1, target: this.canvas, ...point })
    const touches = type === 'touchend' ? [] : [touch]
    this.canvas.dispatchEvent(
      new TouchEvent(type, {
        touches,
        targetTouches: touches,
        changedTouches: [touch],
        bubbles: true,
        cancelable: true,
        view: window,
      }),
    )
  }
}

/** Web Mercator, 0 at the north edge of the world and 1 at the south. */
function mercatorY(latitude: number): number {
  const radians = (latitude * Math.PI) / 180
  return (1 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / Math.PI) / 2
}

function between(a: ClientPoint, b: ClientPoint, part: number): ClientPoint {
  return { clientX: a.clientX + (b.clientX - a.clientX) * part, clientY: a.clientY + (b.clientY - a.clientY) * part }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function until<Value>(find: () => Value | null): Promise<Value> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const found = find()
    if (found) return found
    if (performance.now() > deadline) throw new Error('The map did not open within 20 s.')
    await nextFrame()
  }
}
