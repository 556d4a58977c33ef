/** The map below the routes: what may be chosen, and what is said when it does not answer. */
export const basemap = {
  'basemap.switch': 'Map type',
  'basemap.embedded': 'Mishiori map',
  'basemap.gsi-standard': 'GSI Japan, standard',
  'basemap.gsi-pale': 'GSI Japan, pale',
  'basemap.gsi-photo': 'GSI Japan, photo',
  'basemap.notReachable': 'Can’t be reached right now',
  'basemap.fallbackTitle': 'Can’t reach {name}',
  'basemap.fallbackText': 'This is the built-in map. You can choose again any time.',
  'basemap.noStreets': 'This map has no streets here.',
  'basemap.nearPlaces': 'Nearby: {names}.',
  'basemap.noStreetsChoose': 'Another map may.',
} as const
