import { enLineMessages } from '../tools/line/messages.en.ts'
import { enDirections } from '../tools/navigation/messages.en.ts'
import { enPlaces } from '../tools/place-search/messages.en.ts'
import { enSpotCard } from '../tools/spot/messages.en.ts'
import { enVertexMessages } from '../tools/vertices/messages.en.ts'
import { enGuide } from './en-guide.ts'
import { enIssues } from './en-issues.ts'
import { enProfile } from './en-profile.ts'
import { enShortcuts } from './en-shortcuts.ts'
import { enView } from './en-view.ts'
import { formatInteger } from './format.ts'
import type { MapEditorMessages } from './messages.ts'

const number = (value: number) => formatInteger(value, enView.locale)
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`

/** US English, the default. */
export const en: MapEditorMessages = {
  ...enView,
  tools: {
    label: 'Map tools',
    select: 'Select',
    spot: 'Spot',
    imageSpot: 'Photo spot',
    line: 'Line',
    navigationLine: 'Nav line',
    shape: 'Shape',
    erase: 'Erase',
    placeSearch: 'Places',
    file: 'File',
    more: 'More',
  },
  guide: enGuide,
  lines: enLineMessages,
  vertices: enVertexMessages,
  spotCard: enSpotCard,
  layers: {
    title: 'Layers',
    count: (used, max) => `${number(used)} of ${number(max)} layers`,
    add: 'Add',
    limitReached: (max) => `A map can have up to ${number(max)} layers.`,
    open: 'Open the layer list',
    collapse: 'Close the layer list',
    show: (name) => `Show ${name}`,
    hide: (name) => `Hide ${name}`,
    expand: (name) => `Expand ${name}`,
    fold: (name) => `Collapse ${name}`,
    moreOf: (name) => `More for ${name}`,
    rename: 'Rename',
    renameField: 'New name',
    moveUp: 'Move up',
    moveDown: 'Move down',
    delete: 'Delete',
    cannotDeleteLast: 'The last layer can’t be deleted.',
    cannotDeleteRecorded: 'A layer with a recording can’t be deleted.',
    objectCount: (value) => count(value, 'object', 'objects'),
    hiddenState: 'hidden',
    lockedState: 'has a recording',
    drawing: 'Drawing',
    untranslated: 'not translated yet',
    main: 'Main',
    empty: 'Nothing here yet',
    treeHint: 'Arrow keys move, Enter opens, F2 renames, Alt with an arrow key reorders, H hides, Delete deletes.',
    several: {
      begin: 'Select several',
      end: 'Done',
      hint: 'Space selects an object, or every object in a layer. Escape finishes.',
      count: (value) => `${count(value, 'object', 'objects')} selected`,
      all: 'Select all',
      none: 'Select none',
      color: 'Color',
      moveTo: 'Move to layer',
      delete: 'Delete',
    },
    defaultName: (value) => `Layer ${number(value)}`,
  },
  profile: enProfile,
  sheet: {
    label: 'Details',
    resize: 'Height of the sheet',
    snap: { peek: 'Small', half: 'Half', full: 'Large' },
  },
  drop: {
    title: 'Drop the file here',
    hint: 'The contents of a GPX, KML, GeoJSON, TCX or FIT file go into new layers.',
    photoHint: 'A photo with a location becomes a photo spot.',
    busy: 'You’re still drawing',
    busyHint: 'Confirm or cancel, then drop the file here.',
    busyPasteHint: 'Confirm or cancel, then paste again.',
    reading: (fileName) => `Reading ${fileName}`,
    failed: (name) => `${name} couldn’t be read. Try again.`,
    leftOut: (left, max) => `You can add up to ${number(max)} files at once. ${number(left)} left out.`,
    notAFile: 'That isn’t a file. Drop a track or map file, such as GPX or KML, to add it to the map.',
    pastedName: 'Pasted route',
  },
  notices: {
    label: 'Notices',
    imported: (layerName, value) => `Added ${count(value, 'object', 'objects')} to the new layer “${layerName}”.`,
    importedInto: (value) => `Added ${count(value, 'object', 'objects')} to the selected layer.`,
    importedFiles: (files, value) =>
      `Added ${count(value, 'object', 'objects')} from ${count(files, 'file', 'files')}.`,
    importedLayers: (layers, value) =>
      `Added ${count(value, 'object', 'objects')} to ${count(layers, 'new layer', 'new layers')}.`,
    joinedLayers: (layers) =>
      `A map holds up to 10 layers, so ${count(layers, 'layer was', 'layers were')} merged with a neighbor.`,
    splitLayers: (layers) => `A layer holds up to 100 objects, so ${count(layers, 'layer was', 'layers were')} split.`,
    noRoomFor: (objects) => `${count(objects, 'object', 'objects')} didn’t fit on the map and weren’t added.`,
    longLine: (name, points) =>
      `“${name}” has ${count(points, 'point', 'points')}. Fewer points in the same shape are easier to edit.`,
  },
  discard: {
    title: 'Discard what you’re drawing?',
    text: 'It can’t be confirmed yet, so it will be lost.',
    discard: 'Discard',
    goOn: 'Keep drawing',
  },
  shortcuts: enShortcuts,
  announce: {
    toolChosen: (tool) => `${tool} tool`,
    firstPointAdded: 'Point 1 added.',
    pointAdded: (value, length) => `Point ${number(value)} added. ${length}`,
    pointMoved: (at, of, length) => `Point ${number(at)} of ${number(of)} moved. ${length}`,
    pointInserted: (at, of, length) => `Point ${number(at)} of ${number(of)} inserted. ${length}`,
    pointDeleted: (value, length) => `Point deleted, ${count(value, 'point', 'points')} left. ${length}`,
    pointFocused: (at, of) => `Point ${number(at)} of ${number(of)}`,
    shapePlaced: (name, size) => `${name} placed. ${size}`,
    shapeChanged: (name, size) => `${name} changed. ${size}`,
    spotPlaced: (name) => `${name} placed`,
    spotMoved: (name) => `${name} moved`,
    confirmed: (name, length) => `${name} confirmed. ${length}`,
    cancelled: 'Canceled. Nothing has changed.',
    undone: 'Undone',
    redone: 'Redone',
    selected: (kind, name) => `${kind} ${name} selected`,
    selectedLine: (kind, name, length) => `${kind} ${name} selected. ${length}`,
    deselected: 'Nothing selected',
    changed: (name) => `${name} saved`,
    deleted: (name) => `${name} deleted`,
    mainLineSet: (name) => `${name} is the main line`,
    severalChanged: (value) => `Changed ${count(value, 'object', 'objects')}`,
    severalMoved: (value, layer) => `Moved ${count(value, 'object', 'objects')} to ${layer}`,
    severalDeleted: (value) => `Deleted ${count(value, 'object', 'objects')}`,
    layerAdded: (name) => `Layer ${name} added`,
    layerRenamed: (name) => `Layer renamed to ${name}`,
    layerShown: (name) => `Layer ${name} shown`,
    layerHidden: (name) => `Layer ${name} hidden`,
    moved: (name, position, of) => `${name} moved to ${number(position)} of ${number(of)}`,
    movedTo: (name, layer) => `${name} moved to layer ${layer}`,
    crosshair: (latitude, longitude) => `Crosshair at ${latitude}, ${longitude}`,
    fitted: 'Showing the whole route',
    noticeDismissed: 'Notice closed',
  },
  directions: enDirections,
  places: enPlaces,
  issues: enIssues,
}
