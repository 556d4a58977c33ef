import { CHOOSABLE_PICTURES } from '../../pictures/accepted-picture.ts'

/** Route files, as `ACCEPTED_FILES` of route-files has them; written out, as a page that only asks for files need not load their readers. */
const ROUTE_FILES = ['.gpx', 'application/gpx+xml', '.geojson', '.json', 'application/geo+json']

/** What a file dialog offers for the map, as an input's `accept`: route files and photos. */
export const EDITOR_FILES: string = [...ROUTE_FILES, ...CHOOSABLE_PICTURES].join()
