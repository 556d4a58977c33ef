import { formatInteger } from '../../messages/format.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import type { PhotoMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')

function placing(input: InputMode, name: string): string {
  if (input === 'touch') return `“${name}” doesn’t say where it was taken. Tap the map where it belongs`
  if (input === 'keyboard') return `“${name}” doesn’t say where it was taken. Move the crosshair there and press Space`
  return `“${name}” doesn’t say where it was taken. Click the map where it belongs`
}

export const enPhotos: PhotoMessages = {
  title: 'Photos',
  choose: (input) =>
    input === 'touch'
      ? 'Choose photos. Those that know where they were taken go there'
      : 'Choose photos or drop them on the map. Those that know where they were taken go there',
  chooseButton: 'Choose photos',
  place: (input, name, left) => `${placing(input, name)}${left > 1 ? ` (${number(left)} left)` : ''}`,
  time: 'Move the camera’s clock until the photos lie where you took them',
  noneTimed: 'By this clock, no photo was taken on a track of the map.',
  timed: (placed, of) => `${number(placed)} of ${number(of)} on the track`,
  clock: 'Camera’s clock',
  clockValue: (minutes) =>
    `UTC${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)} h ${Math.abs(minutes) % 60} min`,
  clockStep: (minutes) =>
    `${minutes < 0 ? '−' : '+'}${Math.abs(minutes) < 60 ? `${Math.abs(minutes)} min` : `${Math.abs(minutes) / 60} h`}`,
  placeManually: 'Place by hand',
  show: 'Show photos',
  count: (used, max) => `${number(used)} of ${number(max)} photos`,
  add: 'Add photos',
  alt: (name, position, of) =>
    of === 1 ? `Photo of ${name}` : `Photo ${number(position)} of ${number(of)} of ${name}`,
  row: (of) => (of === 1 ? '1 photo' : `${number(of)} photos`),
  sending: (fileName) => `Uploading ${fileName}`,
  failed: (fileName) => `${fileName} couldn’t be uploaded.`,
  wait: 'A photo is still being uploaded.',
  retry: 'Try again',
  elsewhere: (host) => `Picture on another site (${host})`,
  elsewhereInForm: (index, host) => `Photo ${number(index)} is on ${host}. Readers see a link to it.`,
  takeOver: 'Store it here',
  notTaken: (index) => `Photo ${number(index)} couldn’t be stored here.`,
  earlier: 'Move photo forward',
  later: 'Move photo back',
  remove: 'Remove photo',
}
