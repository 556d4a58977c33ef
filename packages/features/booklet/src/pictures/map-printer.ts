import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { CSS_PIXELS_PER_MM, type Frame, toPosition, worldMmOf } from '../strips/frame.ts'

/** The resolution of sharp print. */
const DOTS_PER_INCH = 300
const WORLD_PIXELS = 512
/** How long one map waits for its tiles. It is printed with those that have arrived. */
const TILE_TIMEOUT_MS = 20_000
const JPEG_QUALITY = 0.92

/** Why there is no picture at all. */
export type PrinterProblem = 'noWebgl' | 'failed'

export class PrinterError extends Error {
  readonly problem: PrinterProblem
  constructor(problem: PrinterProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

interface DrawOptions {
  readonly isGrayscale: boolean
  readonly signal: AbortSignal
}

export interface PrintedMap {
  readonly picture: Blob
  /** Some of its tiles could not be had. */
  readonly isIncomplete: boolean
}

/**
 * Draws frames into pictures, one after another, with one hidden map: browsers allow a page only a few WebGL
 * contexts.
 */
export class MapPrinter {
  readonly #map: MapLibre
  readonly #box: HTMLElement
  #failures = 0

  private constructor(map: MapLibre, box: HTMLElement) {
    this.#map = map
    this.#box = box
    map.on('error', () => {
      this.#failures++
    })
  }

  static async open(style: StyleSpecification, signal: AbortSignal): Promise<MapPrinter> {
    const { Map: MapClass, setWorkerUrl } = await import('maplibre-gl')
    signal.throwIfAborted()
    setWorkerUrl(workerUrl)
    const box = document.createElement('div')
    box.style.cssText = 'position:fixed;left:-20000px;top:0;width:400px;height:400px'
    box.inert = true
    document.body.append(box)
    try {
      const map = new MapClass({
        container: box,
        style,
        interactive: false,
        attributionControl: false,
        trackResize: false,
        fadeDuration: 0,
        pixelRatio: 1,
        maxCanvasSize: [8192, 8192],
        canvasContextAttributes: { preserveDrawingBuffer: true },
        // A map at the edge of the world would be moved into it, and no longer lie below its lines.
        transformConstrain: (center, zoom) => ({ center, zoom: zoom ?? 0 }),
        center: [0, 0],
        zoom: 3,
      })
      const printer = new MapPrinter(map, box)
      await printer.#until('load', signal)
      return printer
    } catch (error) {
      box.remove()
      if (signal.aborted) throw error
      throw new PrinterError(hasWebgl() ? 'failed' : 'noWebgl', { cause: error })
    }
  }

  /** Attribution of the map data. */
  get credits(): readonly string[] {
    const credits = Object.keys(this.#map.getStyle().sources).flatMap((id) => {
      const { attribution } = (this.#map.getSource(id) ?? {}) as { attribution?: string }
      return attribution ? [textOf(attribution)] : []
    })
    return [...new Set(credits)]
  }

  async draw(frame: Frame, { isGrayscale, signal }: DrawOptions): Promise<PrintedMap> {
    const { width, height } = pixelsOf(frame)
    this.#failures = 0
    this.#box.style.width = `${width}px`
    this.#box.style.height = `${height}px`
    this.#map.setPixelRatio(1) // tiles come one by one, and each is painted: finely only once all are there
    this.#map.resize()
    const [lng, lat] = toPosition(frame.center)
    const zoom = Math.log2((worldMmOf(frame) * CSS_PIXELS_PER_MM) / WORLD_PIXELS)
    this.#map.jumpTo({ center: [lng, lat], zoom, bearing: frame.bearingDegrees })
    this.#map.triggerRepaint()
    const isIdle = await this.#until('idle', signal)
    this.#map.setPixelRatio(DOTS_PER_INCH / 96)
    this.#map.triggerRepaint()
    await this.#until('idle', signal)
    return { picture: await pictureOf(this.#map.getCanvas(), isGrayscale), isIncomplete: !isIdle || this.#failures > 0 }
  }

  close(): void {
    this.#map.remove()
    this.#box.remove()
  }

  /** Answers whether it came in time. */
  #until(event: 'load' | 'idle', signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const done = () => settle(() => resolve(true))
      const stop = () => settle(() => reject(signal.reason))
      const timer = setTimeout(() => settle(() => resolve(false)), TILE_TIMEOUT_MS)
      const settle = (then: () => void) => {
        clearTimeout(timer)
        this.#map.off(event, done)
        signal.removeEventListener('abort', stop)
        then()
      }
      if (signal.aborted) return stop()
      this.#map.on(event, done)
      signal.addEventListener('abort', stop)
    })
  }
}

/** The pixels of the screen that a map on paper takes, whole ones: at most half a pixel more at each edge. */
export function pixelsOf({ size }: Pick<Frame, 'size'>): { readonly width: number; readonly height: number } {
  return {
    width: Math.ceil(size.widthMm * CSS_PIXELS_PER_MM),
    height: Math.ceil(size.heightMm * CSS_PIXELS_PER_MM),
  }
}

/** A JPEG on a white background: a canvas may be transparent, and printers and PDF files accept JPEG directly. */
function pictureOf(canvas: HTMLCanvasElement, isGrayscale: boolean): Promise<Blob> {
  const flat = document.createElement('canvas')
  flat.width = canvas.width
  flat.height = canvas.height
  const context = flat.getContext('2d')
  if (!context) throw new PrinterError('failed')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, flat.width, flat.height)
  context.drawImage(canvas, 0, 0)
  if (isGrayscale) toGrayscale(context, flat)
  return new Promise((resolve, reject) => {
    flat.toBlob((blob) => (blob ? resolve(blob) : reject(new PrinterError('failed'))), 'image/jpeg', JPEG_QUALITY)
  })
}

/** Pixel by pixel: not every browser has `CanvasRenderingContext2D.filter`. */
function toGrayscale(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  for (let i = 0; i < data.length; i += 4) {
    const light = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0)
    data[i] = light
    data[i + 1] = light
    data[i + 2] = light
  }
  context.putImageData(image, 0, 0)
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}

function hasWebgl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
