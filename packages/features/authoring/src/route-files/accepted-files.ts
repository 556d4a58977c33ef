/**
 * Route files, as `ACCEPTED_FILES` of route-files has them; written out, as a page that only asks for files need not
 * load their readers.
 */
export const ROUTE_FILES = [
  ...['.gpx', 'application/gpx+xml', '.kml', 'application/vnd.google-earth.kml+xml'],
  ...['.kmz', 'application/vnd.google-earth.kmz', '.zip', 'application/zip'],
  ...['.geojson', '.json', 'application/geo+json'],
  ...['.tcx', 'application/vnd.garmin.tcx+xml', '.fit', 'application/vnd.ant.fit'],
]
