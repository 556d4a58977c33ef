// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams } from './schemas.ts'

export interface ExportsOperations {
  /**
   * The map of an article, one of its layers or objects as a GPX (alone or with its photos in a ZIP),
   * KML, KMZ or GeoJSON file, or its line as a FIT or TCX course
   */
  exportRoute: {
    input: {
      params: IdParams
      query: {
        format: 'gpx' | 'gpxzip' | 'kml' | 'kmz' | 'geojson' | 'fit' | 'tcx'
        part?: string
        token?: string
        times?: 'estimate'
        start?: string
        hl?: 'ja' | 'en-us'
      }
    }
    answer: Response
  }
}
