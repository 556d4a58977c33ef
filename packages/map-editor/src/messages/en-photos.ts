import { formatInteger } from './format.ts'
import type { MapEditorMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, 'en-US')

export const enPhotos: MapEditorMessages['photos'] = {
  title: 'Photos',
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
  earlier: 'Move photo forward',
  later: 'Move photo back',
  remove: 'Remove photo',
}
