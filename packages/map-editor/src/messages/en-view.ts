import { formatInteger } from './format.ts'
import type { InputMode } from './input-mode.ts'
import type { MapViewMessages } from './messages.ts'

const locale = 'en-US'
const number = (value: number) => formatInteger(value, locale)
const TRIM_GUIDE = {
  mouse: 'Drag S or G along the recording to cut off what lies beyond',
  touch: 'Hold S or G, then drag it along the recording to cut off what lies beyond',
  keyboard: 'Tab to S or G, then arrow keys move it along the recording (10 points with Shift)',
} as const

function placing(input: InputMode, name: string): string {
  if (input === 'touch') return `“${name}” has no location. Tap the map where it was taken`
  if (input === 'keyboard') return `“${name}” has no location. Move the crosshair where it was taken and press Space`
  return `“${name}” has no location. Click the map where it was taken`
}

/** The words of a view, apart from the editor's so that a host that only shows maps does not load those. */
export const enView: MapViewMessages = {
  locale,
  common: {
    cancel: 'Cancel',
    confirm: 'Confirm',
    save: 'Save',
    close: 'Close',
    delete: 'Delete',
    edit: 'Edit',
    more: 'More',
    required: 'Required',
    undo: 'Undo',
    redo: 'Redo',
    irreversible: 'This can’t be undone.',
    characters: (used, max) => `${number(used)} of ${number(max)} characters`,
  },
  map: {
    label: 'Map',
    viewport: 'viewport',
    near: (place) => `near ${place}`,
    north: (degrees) => `${degrees} N`,
    south: (degrees) => `${degrees} S`,
    east: (degrees) => `${degrees} E`,
    west: (degrees) => `${degrees} W`,
    step: (distance) => `an arrow key moves ${distance}`,
    separator: ', ',
    controls: 'Map view',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show everything',
    elsewhere: (value) => (value === 1 ? '1 object is far from here' : `${number(value)} objects are far from here`),
    pinsHere: (value) => `${number(value)} spots in one place`,
    hidden: {
      label: 'Hidden from others',
      text: (value) =>
        value === 1
          ? 'Only you can see what’s in the dashed circle'
          : `Only you can see what’s in the ${number(value)} dashed circles`,
      objects: 'What others don’t see',
      nothing: 'Nothing on this map is hidden.',
      whole: 'hidden',
      part: (distance) => `${distance} hidden`,
      waypoints: 'waypoints hidden',
    },
    locate: 'Show my location',
    locateProblems: {
      refused: 'This page can’t use your location. Allow it in your browser settings.',
      unavailable: 'Your location couldn’t be found. Try again in a moment.',
      timedOut: 'Finding your location took too long. Try again in a moment.',
    },
    shortcuts: 'Keyboard shortcuts',
    unavailableTitle: 'The map can’t be shown',
    unavailableWebgl: 'This browser doesn’t support WebGL, which the map needs.',
    unavailableStyle: 'The map background couldn’t be loaded.',
    unavailableKept: 'Your route is safe. Layers, the elevation profile and texts still work.',
    retry: 'Try again',
  },
  shapes: {
    radius: 'Radius',
    width: 'Width',
    height: 'Height',
    size: (width, height) => `${width} × ${height}`,
  },
  objects: {
    kinds: {
      line: 'Line',
      navigationLine: 'Navigation line',
      recordedLine: 'Recorded line',
      spot: 'Spot',
      circle: 'Circle',
      rectangle: 'Rectangle',
      polygon: 'Polygon',
    },
    icons: {
      text: 'Text',
      image: 'Photo',
      bus: 'Bus',
      train: 'Train',
      walk: 'Walk',
      cycling: 'Bicycle',
      car: 'Car',
      road: 'Road',
      'road-caution': 'Road caution',
      'road-ban': 'Road closed',
      good: 'Recommended',
      star: 'Favorite',
      caution: 'Caution',
      ban: 'No entry',
      ok: 'OK',
      hospital: 'Hospital',
      hotel: 'Lodging',
      shop: 'Shop',
      campground: 'Campground',
    },
    colors: {
      red: 'Red',
      pink: 'Pink',
      orange: 'Orange',
      yellow: 'Yellow',
      green: 'Green',
      teal: 'Teal',
      cyan: 'Cyan',
      blue: 'Blue',
      deepblue: 'Deep blue',
      purple: 'Purple',
      gray: 'Gray',
      black: 'Black',
    },
  },
  info: {
    label: (name) => `About ${name}`,
    infoTab: 'Info',
    iconTab: 'Icon',
    tabs: 'What to edit',
    name: 'Name',
    description: 'Description',
    icon: 'Icon',
    color: 'Color',
    seenOn: 'Seen on',
    seenOnHint: 'After 90 days without a sighting, it’s shown paler on the map.',
    changeColor: 'Color',
    length: 'Length',
    radius: 'Radius',
    size: 'Size',
    setMain: 'Make main line',
    isMain: 'Main line',
    editLine: 'Edit points',
    editShape: 'Edit shape',
    nameRequired: 'Enter a name.',
    original: (text) => `Original: ${text}`,
    tooLong: (max, now) => `Use up to ${number(max)} characters (now ${number(now)}).`,
  },
  recordings: {
    started: 'Start',
    ended: 'End',
    duration: 'Time',
    speed: 'Average',
    locked: 'Recorded line: its points can’t be moved',
    trim: 'Trim the ends',
    unlock: 'Turn into an editable line',
    trimGuide: (input) => TRIM_GUIDE[input],
    ends: { start: 'Start', end: 'End' },
    pointOf: (end) => `${end} point number`,
    numberInvalid: (least, most) => `Enter a number from ${number(least)} to ${number(most)}.`,
    at: (value, time) => (time === null ? `point ${number(value)}` : `point ${number(value)}, ${time}`),
    trimmed: (count, length, times) =>
      `${number(count)} ${count === 1 ? 'point' : 'points'} kept, ${length}${times === null ? '' : `, ${times}`}`,
    unlocked: (name) => `${name} can now be edited`,
  },
  photos: {
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
  },
}
