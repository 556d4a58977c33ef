import { ARTICLE_STATUS_MARK, type ArticleStatus } from './article-status.ts'
import type { Endpoint, JsonPath } from './endpoint.ts'

/** What JSON calls each status. `URL` is either private mode: `private_mode` beside it says which. */
const WIRE_NAMES: Readonly<Record<ArticleStatus, string>> = {
  draft: 'DRAFT',
  private: 'URL',
  linkShared: 'URL',
  public: 'PUBLIC',
  forbidden: 'PHOBIDDEN',
}

/** Sent with every request of this client. Pages that were loaded before the names above came are answered in the former ones. */
export const STATUS_NAMES_HEADER = 'x-status-names'

type Fields = Readonly<Record<string, unknown>>
const known = new WeakMap<Endpoint, readonly JsonPath[]>()

/** An answer as JSON has it. */
export function writeArticleStates(endpoint: Endpoint, answer: unknown): unknown {
  return statusPathsOf(endpoint).reduce((changed, path) => changeAt(changed, path, writeStatus), answer)
}

/** An answer as JSON has it, in either spelling, by the names that code uses. */
export function readArticleStates(endpoint: Endpoint, answer: unknown): unknown {
  return statusPathsOf(endpoint).reduce((changed, path) => changeAt(changed, path, readStatus), answer)
}

/** A refusal carries the newer article as `current`. */
export const writeCurrentStatus = (refusal: unknown): unknown => changeAt(refusal, ['current'], writeStatus)
export const readCurrentStatus = (refusal: unknown): unknown => changeAt(refusal, ['current'], readStatus)

/** The statuses that a filter asks for, in either spelling. */
export function statusesOf(name: string): readonly ArticleStatus[] {
  const statuses = Object.keys(WIRE_NAMES) as ArticleStatus[] // the keys of the record
  return statuses.filter((status) => status === name || WIRE_NAMES[status] === name)
}

function writeStatus(holder: Fields): Fields {
  const name = WIRE_NAMES[holder.status as ArticleStatus] // anything else has no name
  return name === undefined ? holder : { ...holder, status: name }
}

function readStatus(holder: Fields): Fields {
  const status = statusNamed(holder)
  return status === null ? holder : { ...holder, status }
}

function statusNamed({ status, private_mode }: Fields): ArticleStatus | null {
  // Nothing is stored of an article that is being created.
  if (status === 'CREATING') return 'draft'
  if (status === 'URL') return private_mode === 'private' ? 'private' : 'linkShared'
  return typeof status === 'string' ? (statusesOf(status)[0] ?? null) : null
}

function changeAt(value: unknown, [key, ...rest]: JsonPath, change: (holder: Fields) => Fields): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (key === undefined) return change(value as Fields)
  if (key === null) return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value
  if (!(key in value)) return value
  const fields = value as Fields
  return { ...fields, [key]: changeAt(fields[key], rest, change) }
}

/** Where the responses of an endpoint have the status of an article. */
export function statusPathsOf(endpoint: Endpoint): readonly JsonPath[] {
  const paths = known.get(endpoint) ?? endpoint.statusPaths ?? findPaths(endpoint.response.body)
  known.set(endpoint, paths)
  return paths
}

/** Where a schema has the status of an article. */
function findPaths(schema: unknown): readonly JsonPath[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, items, anyOf } = schema as Fields
  const below = (key: string | null, inner: unknown) => findPaths(inner).map((path) => [key, ...path])
  return [
    ...(isStatus(properties) ? [[]] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, inner]) => below(key, inner)),
    ...below(null, items),
    ...(Array.isArray(anyOf) ? anyOf.flatMap(findPaths) : []),
  ]
}

function isStatus(properties: unknown): boolean {
  const status = typeof properties === 'object' && properties !== null && 'status' in properties && properties.status
  return typeof status === 'object' && status !== null && ARTICLE_STATUS_MARK in status
}
