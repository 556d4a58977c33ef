/** The map below the routes: what may be chosen, and what is said when it does not answer. */
export const basemap = {
  'basemap.switch': 'Map type',
  'basemap.overlays': 'Overlays',
  'basemap.overlayFrom': 'Loaded from {hosts}',
  'basemap.overlayFailedTitle': 'Can’t show “{name}”',
  'basemap.overlayFailedText': 'It can’t be loaded right now. Turn it on again to retry.',
  'basemap.embedded': 'Mishiori map',
  'basemap.gsi-standard': 'GSI Japan standard',
  'basemap.gsi-pale': 'GSI Japan light',
  'basemap.gsi-photo': 'GSI Japan photo',
  'basemap.notReachable': 'Not available right now',
  'basemap.fallbackTitle': 'Can’t reach {name}',
  'basemap.fallbackText': 'Showing the built-in map. You can switch at any time.',
  'basemap.noStreets': 'This map has no streets here.',
  'basemap.nearPlaces': 'Nearby: {names}.',
  'basemap.noStreetsChoose': 'Try another map.',
} as const
