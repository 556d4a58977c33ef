import type { Map as MapLibre } from 'maplibre-gl'
import type { TouchGesture } from '../../core/gestures.ts'
import { lngLat } from '../camera/metric.ts'
import { Loupe } from '../overlay/loupe.ts'
import type { DragHandler } from './press-tracker.ts'

/** What a finger that rests on something does when it is lifted. */
export type HoldMeaning = Exclude<TouchGesture, 'drag'>

interface TouchFeedbackParts {
  readonly map: MapLibre
  readonly onGesture: (gesture: TouchGesture | null) => void
}

/** What a finger hides and cannot feel: a loupe shows it, and the guide says what lifting the finger does. */
export class TouchFeedback {
  readonly #map: MapLibre
  readonly #loupe: Loupe
  readonly #onGesture: TouchFeedbackParts['onGesture']

  constructor({ map, onGesture }: TouchFeedbackParts) {
    this.#map = map
    this.#loupe = new Loupe(map)
    this.#onGesture = onGesture
  }

  guide(handler: DragHandler, holding: HoldMeaning): DragHandler {
    return {
      ...handler,
      hold: () => this.#onGesture(holding),
      start: () => {
        handler.start()
        this.#onGesture('drag')
      },
      move: (position, keys) => {
        handler.move(position, keys)
        this.#loupe.show(this.#map.project(lngLat(position)))
      },
      drop: (position) => {
        this.end()
        handler.drop(position)
      },
      release: (how) => {
        this.end()
        handler.release(how)
      },
      cancel: () => {
        this.end()
        handler.cancel()
      },
    }
  }

  end(): void {
    this.#loupe.hide()
    this.#onGesture(null)
  }
}
