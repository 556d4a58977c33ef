import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { APP_MESSAGES, BRIDGE_LIMITS, BRIDGE_VERSION, PAGE_MESSAGES } from './messages.ts'

export type PageMessageType = keyof typeof PAGE_MESSAGES
export type PageMessageData<T extends PageMessageType> = Static<(typeof PAGE_MESSAGES)[T]>
export type AppMessageType = keyof typeof APP_MESSAGES
export type AppMessageData<T extends AppMessageType> = Static<(typeof APP_MESSAGES)[T]>

/** A message of the page, as an app reads it. */
export type PageMessage = {
  [T in PageMessageType]: { readonly type: T; readonly data: PageMessageData<T> }
}[PageMessageType]
/** A message of the app, as a page reads it. */
export type AppMessage = {
  [T in AppMessageType]: { readonly type: T; readonly data: AppMessageData<T> }
}[AppMessageType]

type BridgeErrorCode = PageMessageData<'bridge.error'>['code']

/** `ignored`: what came is none of the bridge's messages, as other scripts send them too. */
export type ReadOutcome<M> =
  | { readonly kind: 'message'; readonly message: M }
  | { readonly kind: 'ignored' }
  | {
      readonly kind: 'error'
      readonly code: BridgeErrorCode
      readonly messageType: string | null
      readonly detail: string
    }

const Envelope = Type.Object({
  bridge: Type.Integer(),
  type: Type.String({ minLength: 1, maxLength: 64 }),
  data: Type.Object({}),
})

/** The JSON that a page posts to its app. @throws RangeError when the data is not that of such a message. */
export function pageMessage<T extends PageMessageType>(type: T, data: PageMessageData<T>): string {
  return written(PAGE_MESSAGES[type], type, data, {})
}

/**
 * The JSON that an app posts to its page.
 *
 * @param nonce of the page's `page.ready`.
 * @throws RangeError when the data is not that of such a message.
 */
export function appMessage<T extends AppMessageType>(nonce: string, type: T, data: AppMessageData<T>): string {
  return written(APP_MESSAGES[type], type, data, { nonce })
}

/** For apps in TypeScript: what a page has posted. */
export function readPageMessage(raw: unknown): ReadOutcome<PageMessage> {
  return read<PageMessage>(raw, PAGE_MESSAGES)
}

/** For pages: what an app has posted. Without the nonce of this page it is not read. */
export function readAppMessage(raw: unknown, nonce: string): ReadOutcome<AppMessage> {
  return read<AppMessage>(raw, APP_MESSAGES, nonce)
}

function written(schema: TSchema, type: string, data: unknown, extra: Readonly<Record<string, string>>): string {
  if (!Value.Check(schema, data)) throw new RangeError(`${type} has other data: ${firstProblem(schema, data)}`)
  const json = JSON.stringify({ bridge: BRIDGE_VERSION, ...extra, type, data })
  if (json.length > BRIDGE_LIMITS.messageLength) throw new RangeError(`${type} is longer than a message may be`)
  return json
}

function read<M>(raw: unknown, table: Readonly<Record<string, TSchema>>, nonce?: string): ReadOutcome<M> {
  if (typeof raw !== 'string') return { kind: 'ignored' }
  if (raw.length > BRIDGE_LIMITS.messageLength) {
    return isOfBridge(raw) ? problem('tooLong', null, `${raw.length} characters`) : { kind: 'ignored' }
  }
  const envelope = parsed(raw)
  if (typeof envelope !== 'object' || envelope === null || !('bridge' in envelope)) {
    return isOfBridge(raw) ? problem('malformed', null, 'no JSON object') : { kind: 'ignored' }
  }
  if (!Value.Check(Envelope, envelope)) {
    return problem('malformed', typeOf(envelope), firstProblem(Envelope, envelope))
  }
  const { bridge, type, data } = envelope
  if (bridge !== BRIDGE_VERSION) return problem('version', type, `this page speaks version ${BRIDGE_VERSION}`)
  if (nonce !== undefined && (!('nonce' in envelope) || envelope.nonce !== nonce)) {
    return problem('nonce', type, 'not that of page.ready')
  }
  const schema = Object.hasOwn(table, type) ? table[type] : undefined
  if (!schema) return problem('unknownType', type, '')
  if (!Value.Check(schema, data)) return problem('invalid', type, firstProblem(schema, data))
  return { kind: 'message', message: { type, data } as M }
}

const problem = (code: BridgeErrorCode, messageType: string | null, detail: string) =>
  ({ kind: 'error', code, messageType, detail: detail.slice(0, 500) }) as const

/** Whether it looks like one of ours, cheaply. */
const isOfBridge = (raw: string) => /^\s*\{\s*"bridge"/.test(raw)

function typeOf(envelope: object): string | null {
  return 'type' in envelope && typeof envelope.type === 'string' ? envelope.type.slice(0, 64) : null
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

function firstProblem(schema: TSchema, value: unknown): string {
  const [first] = Value.Errors(schema, value)
  return first ? `${first.instancePath} ${first.message}`.trim() : ''
}
