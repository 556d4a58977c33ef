import { formatInteger } from '../../messages/format.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import type { PhotoMessages, SpotCardMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')

function placing(input: InputMode, name: string): string {
  if (input === 'touch') return `“${name}” has no location. Tap the map where it was taken`
  if (input === 'keyboard') return `“${name}” has no location. Move the crosshair where it was taken and press Space`
  return `“${name}” has no location. Click the map where it was taken`
}

export const enPhotos: PhotoMessages = {
  title: 'Photos',
  choose: (input) =>
    input === 'touch'
      ? 'Choose photos. Photos with a location are placed automatically'
      : 'Choose photos or drop them on the map. Photos with a location are placed automatically',
  chooseButton: 'Choose photos',
  place: (input, name, left) => `${placing(input, name)}${left > 1 ? ` (${number(left)} left)` : ''}`,
  time: 'Move the camera clock until the photos line up with where you took them',
  noneTimed: 'With this clock, no photo was taken on a line on the map.',
  timed: (placed, of) => `${number(placed)} of ${number(of)} on the line`,
  clock: 'Camera clock',
  clockValue: (minutes) =>
    `UTC${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)} h ${Math.abs(minutes) % 60} min`,
  clockStep: (minutes) =>
    `${minutes < 0 ? '−' : '+'}${Math.abs(minutes) < 60 ? `${Math.abs(minutes)} min` : `${Math.abs(minutes) / 60} h`}`,
  placeManually: 'Place manually',
  show: 'Show photos',
  count: (used, max) => `${number(used)} of ${number(max)} photos`,
  add: 'Add photos',
  alt: (name, position, of) =>
    of === 1 ? `Photo of ${name}` : `Photo ${number(position)} of ${number(of)} of ${name}`,
  row: (of) => (of === 1 ? '1 photo' : `${number(of)} photos`),
  sending: (fileName) => `Uploading ${fileName}`,
  failed: (fileName) => `${fileName} couldn’t be uploaded.`,
  wait: 'Photos are still uploading. You can save when they’re done.',
  retry: 'Try again',
  elsewhere: (host) => `Image on another site (${host})`,
  elsewhereInForm: (index, host) => `Photo ${number(index)} is on ${host}. Readers see a link to it.`,
  takeOver: 'Import it here',
  notTaken: (index) => `Photo ${number(index)} couldn’t be imported.`,
  earlier: 'Move photo forward',
  later: 'Move photo back',
  remove: 'Remove photo',
}

export const enSpotCard: SpotCardMessages = {
  look: 'Icon and color',
  photo: 'Photo',
  more: 'More',
  done: 'Done',
  finish: 'Finish',
}
