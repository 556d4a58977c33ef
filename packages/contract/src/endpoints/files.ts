import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { IdParams, PageQuery, paged, Timestamp } from '../schemas.ts'

export const StoredFile = Type.Object({
  id: Type.Integer(),
  file_name: Type.String(),
  name: Type.String(),
  extension: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type StoredFile = Static<typeof StoredFile>

/** One of a user's own pictures, in a list. */
export const ListedFile = Type.Object({
  ...StoredFile.properties,
  bytes: Type.Integer(),
  created_at: Timestamp,
})
export type ListedFile = Static<typeof ListedFile>

/** `total_bytes`: of all the user's pictures, which is limited. */
const FileList = Type.Object({ ...paged(ListedFile).properties, total_bytes: Type.Integer() })
export type FileList = Static<typeof FileList>

const FileUse = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** It can still be restored, without the picture. */
  in_trash: Type.Boolean(),
})

/** Where one of a user's pictures is shown now. Earlier versions of articles are not looked through. */
export const FileUses = Type.Object({
  is_avatar: Type.Boolean(),
  /** On so many of the user's walks. */
  walk_count: Type.Integer(),
  routes: Type.Array(FileUse),
  /** Those whose cover it is. */
  journeys: Type.Array(FileUse),
})
export type FileUses = Static<typeof FileUses>

export const fileEndpoints = {
  uploadImage: endpoint({
    method: 'POST',
    path: '/v1/file/image-upload',
    summary: 'Stores one picture (field `file`), re-encoded, at most 1000 px wide and 4000 px high, without metadata',
    access: 'verifiedUser',
    bodyKind: 'multipart',
    response: { status: 201, body: StoredFile },
    errors: ['file.too_large', 'file.unsupported_type', 'file.unreadable', 'file.quota_reached', 'server.busy'],
    idempotent: true,
  }),
  takeOverImage: endpoint({
    method: 'POST',
    path: '/v1/file/take-over',
    summary: 'Stores a picture of another site, which is asked for it once, as an upload of it would',
    access: 'verifiedUser',
    body: Type.Object(
      { address: Type.String({ minLength: 1, maxLength: PRODUCT_LIMITS.pictureAddressLength }) },
      { additionalProperties: false },
    ),
    response: { status: 201, body: StoredFile },
    errors: [
      'file.address_refused',
      'file.address_unavailable',
      'file.take_over_off',
      'file.too_large',
      'file.unsupported_type',
      'file.unreadable',
      'file.quota_reached',
    ],
    idempotent: true,
  }),
  listFiles: endpoint({
    method: 'GET',
    path: '/v1/self/file',
    summary: 'The logged-in user’s pictures, newest first',
    access: 'verifiedUser',
    query: Type.Object({ page: Type.Optional(PageQuery) }, { additionalProperties: false }),
    response: { status: 200, body: FileList },
    errors: [],
  }),
  listFileUses: endpoint({
    method: 'GET',
    path: '/v1/self/file/:id/uses',
    summary: 'Where one of the logged-in user’s pictures is shown',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: FileUses },
    errors: ['file.not_found'],
  }),
  deleteFile: endpoint({
    method: 'DELETE',
    path: '/v1/self/file/:id',
    summary: 'Deletes one of the logged-in user’s pictures for good, wherever it is shown',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['file.not_found'],
  }),
}
