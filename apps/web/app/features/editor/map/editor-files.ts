import { CHOOSABLE_PICTURES } from '../../pictures/accepted-picture.ts'
import { ROUTE_FILES } from '../../route-files/accepted-files.ts'

/** What a file dialog offers for the map, as an input's `accept`: route files and photos. */
export const EDITOR_FILES: string = [...ROUTE_FILES, ...CHOOSABLE_PICTURES].join()
