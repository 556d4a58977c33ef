import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { ImportedJourney, JourneyImport } from '../journeys.ts'
import { IdParams } from '../schemas.ts'

/** A journey as a file, and back. */
export const journeyBundleEndpoints = {
  /** Responds with a file, not JSON. */
  downloadJourney: endpoint({
    method: 'GET',
    path: '/v1/self/journeys/:id/bundle',
    summary:
      'One of the logged-in user’s own journeys as one ZIP archive: what was written, and its articles that are theirs',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: Type.Unsafe<string | Uint8Array>({ type: 'string' }) },
    errors: ['journey.not_found'],
  }),
  importJourney: endpoint({
    method: 'POST',
    path: '/v1/self/journeys/import',
    summary: 'Makes a private journey of one in a bundle, and says which articles of others it could not have',
    access: 'verifiedUser',
    body: JourneyImport,
    response: { status: 201, body: ImportedJourney },
    errors: ['file.not_found', 'journey.limit_reached', 'article.not_found', 'journey.part_invalid', 'user.blocked'],
    idempotent: true,
  }),
}
