import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { IdParams, Locale } from '../schemas.ts'

const ExportFormat = Type.Union([
  Type.Literal('gpx'),
  /** A ZIP of the GPX file and the photos of its spots that are stored here. */
  Type.Literal('gpxzip'),
  Type.Literal('kml'),
  Type.Literal('kmz'),
  Type.Literal('geojson'),
  Type.Literal('fit'),
  Type.Literal('tcx'),
])
export type ExportFormat = Static<typeof ExportFormat>

/** What a form sends of a field that was left empty counts as absent. */
const ExportQuery = Type.Object(
  {
    format: ExportFormat,
    /** `layer:ID` or `object:ID`. Default: the complete map. */
    part: Type.Optional(Type.String({ pattern: '^((layer|object):.+)?$', maxLength: 300 })),
    token: Type.Optional(Type.String({ pattern: '^([A-Za-z0-9_-]{22,64})?$' })),
    /** GPX, with or without photos: `estimate` gives lines that nobody recorded times of a model, which the file says. */
    times: Type.Optional(Type.Literal('estimate')),
    /** When estimated times begin. Default: now. */
    start: Type.Optional(Type.String({ format: 'date-time', pattern: '^(?:19|20)\\d\\d-', maxLength: 40 })),
    /** The language of its texts, if the article has it. */
    hl: Type.Optional(Locale),
  },
  { additionalProperties: false },
)

export const exportEndpoints = {
  /** Answers a file, not JSON. */
  exportRoute: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/export',
    summary:
      'The map of an article, one of its layers or objects as a GPX (alone or with its photos in a ZIP), KML, KMZ or GeoJSON file, or its line as a FIT or TCX course',
    access: 'anyone',
    params: IdParams,
    query: ExportQuery,
    response: { status: 200, body: Type.Unsafe<string | Uint8Array | AsyncIterable<Uint8Array>>({ type: 'string' }) },
    errors: ['article.not_found', 'article.line_missing'],
  }),
}
