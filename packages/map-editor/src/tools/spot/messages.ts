import type { InputMode } from '../../messages/input-mode.ts'

/** Of the card beside a spot that was placed just now. */
export type SpotCardMessages = {
  /** Of the button that shows icons and colours. */
  readonly look: string
  readonly photo: string
  /** Of the button that opens all fields. */
  readonly more: string
  readonly done: string
  /** Of the button that ends placing spots. */
  readonly finish: string
}

/** Of the tool that puts photos on the map, and of photos in the window of a spot. */
export type PhotoMessages = {
  readonly title: string
  /** While the tool is open and nothing was chosen yet. */
  readonly choose: (input: InputMode) => string
  readonly chooseButton: string
  /** Of a photo without a position; `left` are still to be placed, this one too. */
  readonly place: (input: InputMode, name: string, left: number) => string
  /** While photos lie on a track by their times. */
  readonly time: string
  /** No photo is on a track, so there is nothing to confirm. */
  readonly noneTimed: string
  readonly timed: (placed: number, of: number) => string
  /** Of the camera's clock, and what it is: minutes ahead of UTC. */
  readonly clock: string
  readonly clockValue: (minutes: number) => string
  /** Of buttons that move it by so many minutes, back where they are negative. */
  readonly clockStep: (minutes: number) => string
  readonly placeManually: string
  /** Of the switch between a text spot and one of photos. */
  readonly show: string
  readonly count: (used: number, max: number) => string
  readonly add: string
  /** What a photo is to those who do not see it: nothing but its spot and place is known of it. */
  readonly alt: (name: string, position: number, count: number) => string
  readonly row: (count: number) => string
  readonly sending: (fileName: string) => string
  readonly failed: (fileName: string) => string
  readonly wait: string
  readonly retry: string
  /** Of a link in place of a picture of another site that is not shown. */
  readonly elsewhere: (host: string) => string
  /** The same while the spot is edited; the number counts photos from 1. */
  readonly elsewhereInForm: (number: number, host: string) => string
  /** Of the button that stores such a picture here. */
  readonly takeOver: string
  /** It could not be had, and the host gave no reason. */
  readonly notTaken: (number: number) => string
  readonly earlier: string
  readonly later: string
  readonly remove: string
}
