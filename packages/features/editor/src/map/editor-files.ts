import { ROUTE_FILES } from '@repo/authoring/accepted-files'
import { CHOOSABLE_PICTURES } from '@repo/authoring/accepted-picture'

/** What a file dialog offers for the map, as an input's `accept`: route files and photos. */
export const EDITOR_FILES: string = [...ROUTE_FILES, ...CHOOSABLE_PICTURES].join()
