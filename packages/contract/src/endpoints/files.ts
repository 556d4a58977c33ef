import { endpoint } from '../endpoint.ts'
import { StoredFile } from '../schemas.ts'

export const fileEndpoints = {
  uploadImage: endpoint({
    method: 'POST',
    path: '/v1/file/image-upload',
    summary: 'Stores one picture (field `file`), re-encoded, at most 1000 px wide and without metadata',
    access: 'verifiedUser',
    bodyKind: 'multipart',
    response: { status: 201, body: StoredFile },
    errors: ['file.too_large', 'file.unsupported_type', 'file.unreadable', 'file.quota_reached'],
    idempotent: true,
  }),
}
