import type { Map as MapLibre } from 'maplibre-gl'
import type { MapViewMessages } from '../messages/messages.ts'
import { placeText } from '../messages/position-text.ts'
import { metersPerPixel } from './camera/metric.ts'
import { onGlobe } from './camera/on-globe.ts'
import { placeInTheMiddle } from './nearest-place.ts'

interface CanvasTexts {
  readonly messages: MapViewMessages
  /** By which an arrow key moves the map. */
  readonly stepPixels: number
  /** Whether something else tells of each move. */
  readonly isAnnounced: boolean
}

/**
 * Makes the canvas what a screen reader speaks and hands its keys to: a slider, in two directions. As an `application` it
 * was silent when reached by Tab, and its letters went to the reader. Its value is the place in the middle.
 *
 * @returns a function that stops describing.
 */
export function describeCanvas(map: MapLibre, { messages, stepPixels, isAnnounced }: CanvasTexts): () => void {
  const canvas = map.getCanvas()
  canvas.setAttribute('role', 'slider')
  canvas.setAttribute('aria-label', messages.map.label)
  canvas.setAttribute('aria-roledescription', messages.map.viewport)
  canvas.setAttribute('aria-valuenow', '0') // a slider has to have one; the text is read in its place
  const write = () => {
    const { lng, lat } = map.getCenter()
    const stepMeters = stepPixels * metersPerPixel(lat, map.getZoom())
    const place = { position: onGlobe([lng, lat]), stepMeters, placeName: placeInTheMiddle(map) }
    canvas.setAttribute('aria-valuetext', placeText(messages, place))
  }
  const writeAtRest = () => {
    if (!isAnnounced && document.activeElement === canvas) write()
  }
  write()
  map.on('idle', writeAtRest)
  canvas.addEventListener('focus', write)
  canvas.addEventListener('blur', write)
  return () => {
    map.off('idle', writeAtRest)
    canvas.removeEventListener('focus', write)
    canvas.removeEventListener('blur', write)
  }
}
