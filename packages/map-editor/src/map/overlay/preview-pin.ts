import { SPOT_GLYPH_PATHS, type SpotIcon } from '@mishiori/map-document'
import { PIN_BODY, PIN_GLYPH_SIZE, PIN_HEAD_Y } from '../pins/draw-pin.ts'
import { GLYPH_BOX } from '../pins/pin-canvas.ts'
import { setShown, svgElement } from './svg-element.ts'

/** The frame that a photo has on the map: 48 pixels wide over a tail of 8. */
const PHOTO_FRAME =
  'M-14-56H14a10 10 0 0 1 10 10V-18a10 10 0 0 1-10 10H8L0 0L-8-8H-14a10 10 0 0 1-10-10V-46a10 10 0 0 1 10-10Z'
const PHOTO_BOX = { x: '-21', y: '-53', width: '42', height: '42' }

export interface PinLook {
  readonly icon: SpotIcon
  /** The address of the photo that represents the spot; null without a photo. */
  readonly photo: string | null
}

/** A spot that is dragged, as it looks on the map: a pin with its symbol, or its photo. */
export class PreviewPin {
  readonly root = svgElement('g', { class: 'mishiori-overlay-pin' })
  readonly #pin = svgElement('g')
  readonly #glyph = svgElement('path', { class: 'mishiori-overlay-glyph' })
  readonly #frame = svgElement('g', { class: 'mishiori-overlay-photo' })
  readonly #photo = svgElement('image', { ...PHOTO_BOX, preserveAspectRatio: 'xMidYMid slice' })

  constructor() {
    const scale = PIN_GLYPH_SIZE / GLYPH_BOX
    const origin = `${-PIN_GLYPH_SIZE / 2} ${PIN_HEAD_Y - PIN_GLYPH_SIZE / 2}`
    this.#glyph.setAttribute('transform', `translate(${origin}) scale(${scale})`)
    this.#pin.append(svgElement('path', { d: PIN_BODY, class: 'mishiori-overlay-body' }), this.#glyph)
    this.#frame.append(
      svgElement('path', { d: PHOTO_FRAME }),
      svgElement('rect', { ...PHOTO_BOX, rx: '7' }),
      this.#photo,
    )
    this.root.append(this.#pin, this.#frame)
  }

  dress({ icon, photo }: PinLook): void {
    setShown(this.#pin, photo === null)
    setShown(this.#frame, photo !== null)
    if (photo === null) this.#glyph.setAttribute('d', SPOT_GLYPH_PATHS[icon])
    else this.#photo.setAttribute('href', photo)
  }
}
