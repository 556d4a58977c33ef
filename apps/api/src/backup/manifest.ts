import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { UnreadableArchive } from './archive.ts'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const SUMS = 'sums.json'
export const SECRET = 'secret'
export const FILES_FOLDER = 'files/'
export const TABLES_FOLDER = 'tables/'
export const JOBS = 'jobs.json'

const Name = Type.String({ pattern: '^[a-z_0-9]{1,63}$' })
const Sum = Type.Object({ count: Type.Integer({ minimum: 0 }), sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) })

export type Sum = Type.Static<typeof Sum>

/** What a backup begins with. */
const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  takenAt: Type.String(),
  /** Migrations of the database, oldest first: the hash of each and the milliseconds it was made at. */
  migrations: Type.Array(Type.Object({ hash: Type.String(), when: Type.Integer() }), { minItems: 1 }),
  tables: Type.Array(Type.Object({ name: Name, columns: Type.Array(Name) })),
  sequences: Type.Array(
    Type.Object({ name: Name, last: Type.String({ pattern: '^\\d{1,19}$' }), isCalled: Type.Boolean() }),
  ),
})
export type Manifest = Type.Static<typeof Manifest>

/** What a backup ends with: an archive without it was cut off. */
const Sums = Type.Object({
  /** Rows of each table. */
  tables: Type.Record(Name, Sum),
  files: Sum,
  /** Pictures with a row whose bytes were not there, as when they were deleted meanwhile. */
  missing: Type.Array(Type.String()),
})
export type Sums = Type.Static<typeof Sums>

/** Jobs that waited for their turn. */
const WaitingJobs = Type.Array(
  Type.Object({ name: Type.String(), data: Type.Unknown(), afterSeconds: Type.Integer({ minimum: 0 }) }),
)
export type WaitingJobs = Type.Static<typeof WaitingJobs>

const manifests = Compile(Manifest)
const sums = Compile(Sums)
const jobs = Compile(WaitingJobs)

/** @throws {UnreadableArchive} */
export const parseManifest = (text: string): Manifest => parse(manifests, text)

/** @throws {UnreadableArchive} */
export const parseSums = (text: string): Sums => parse(sums, text)

/** @throws {UnreadableArchive} */
export const parseJobs = (text: string): WaitingJobs => parse(jobs, text)

function parse<T>(schema: { Check(value: unknown): value is T }, text: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UnreadableArchive('The archive is no backup of this product.', { cause: error })
  }
  if (!schema.Check(value)) throw new UnreadableArchive('The archive is no backup that this version can read.')
  return value
}
