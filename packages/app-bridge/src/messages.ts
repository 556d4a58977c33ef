import { type Static, type TSchema, Type } from 'typebox'

/** Raised when a message changes its meaning. New messages and new optional fields do not raise it. */
export const BRIDGE_VERSION = 1

export const BRIDGE_LIMITS = {
  /** Of the JSON of one message, in UTF-16 units. */
  messageLength: 262_144,
  /** Positions in one `position.fixes`. */
  fixes: 500,
} as const

/** Where a page looks for its app. */
export const NATIVE_NAMES = {
  /** `window.webkit.messageHandlers.mishiori` */
  ios: 'mishiori',
  /** `window.MishioriApp` */
  android: 'MishioriApp',
  /** `window.ReactNativeWebView` */
  reactNative: 'ReactNativeWebView',
} as const

/** What an app can do for a page. Without a feature the page uses its own implementation. */
export const APP_FEATURES = ['share', 'links', 'position', 'haptics', 'login'] as const
export type AppFeature = (typeof APP_FEATURES)[number]

const literals = <const V extends string>(values: readonly V[]) => Type.Enum([...values] as [V, ...V[]])
const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

const User = Type.Object({ id: Type.Integer({ minimum: 1 }), name: Type.String({ maxLength: 255 }) })
/** A path of the site, with its search and hash. A second slash, `\\`, or a control character before it would name another site. */
const Path = Type.String({ pattern: '^/([^/\\\\\\u0000-\\u001f]|$)', maxLength: 2000 })
const Url = Type.String({ minLength: 1, maxLength: 4000 })
const Title = Type.String({ maxLength: 1000 })

const RecordingState = literals([
  'opening',
  'idle',
  'recording',
  'stopped',
  'found',
  'reviewing',
  'confirmingDelete',
  'sending',
  'waiting',
  'saved',
])
export type RecordingState = Static<typeof RecordingState>

const RecordingStep = literals(['start', 'stop', 'restart', 'continue', 'end', 'delete'])
export type RecordingStep = Static<typeof RecordingStep>

const Fix = Type.Object({
  /** Counts up by one from fix to fix, for as long as the app runs. */
  seq: Type.Integer({ minimum: 0 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  /** Metres within which the device is, with 68 % confidence. */
  accuracyMeters: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  /** Metres above sea level. */
  elevationMeters: nullable(Type.Number({ minimum: -20_000, maximum: 100_000 })),
  /** Clockwise from north, in which the device moves. */
  headingDegrees: nullable(Type.Number({ minimum: 0, maximum: 360 })),
  /** When it was measured: milliseconds since 1970-01-01T00:00:00Z. */
  timeMs: Type.Number({ minimum: 0, maximum: 8_640_000_000_000_000 }),
})

/** From the page to the app, by `type`. The values are JSON Schemas of `data`. */
export const PAGE_MESSAGES = {
  /** First of all messages of a page. `nonce` goes into every message to this page. */
  'page.ready': Type.Object({
    nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    /** The versions of the bridge that the page speaks. */
    versions: Type.Array(Type.Integer({ minimum: 1 })),
    locale: literals(['ja', 'en-us']),
    theme: literals(['light', 'dark', 'system']),
    path: Path,
    title: Title,
    user: nullable(User),
  }),
  /** Another page, or another title of this one. */
  'page.show': Type.Object({ path: Path, title: Title }),
  /** The logged-in user, sent after each change. */
  'session.show': Type.Object({ user: nullable(User) }),
  /** Something needs a log-in; `next` is where to go after it. Feature `login`. */
  'login.ask': Type.Object({ next: Path }),
  /** Feature `share`. */
  'share.open': Type.Object({ url: Url, title: Title }),
  /** A link to another site, or one of `mailto:`, `tel:` or `geo:`. Feature `links`. */
  'link.open': Type.Object({ url: Url }),
  /** Feature `haptics`. */
  'haptics.play': Type.Object({ kind: literals(['tap', 'success', 'warning']) }),
  /** Send positions from now on, and those not confirmed by `position.keep`. Feature `position`. */
  'position.watch': Type.Object({ effort: literals(['precise', 'saving']) }),
  /** Positions up to this `seq` are written down, or not needed: the app forgets them. */
  'position.keep': Type.Object({ upTo: Type.Integer({ minimum: 0 }) }),
  'position.stop': Type.Object({}),
  /** What the recorder does: when its state changes, and about once a second while it records. */
  'recording.show': Type.Object({
    state: RecordingState,
    distanceMeters: Type.Number({ minimum: 0 }),
    movingMs: Type.Number({ minimum: 0 }),
    pointCount: Type.Integer({ minimum: 0 }),
    /** What can be done now, by `recording.do`. */
    steps: Type.Array(RecordingStep),
    /** The draft that was made of it. */
    articleId: nullable(Type.Integer({ minimum: 1 })),
  }),
  /** A message of the app that did nothing, and why. */
  'bridge.error': Type.Object({
    code: literals(['malformed', 'tooLong', 'version', 'nonce', 'unknownType', 'invalid', 'notNow']),
    /** Of the message, as far as it can be read. */
    messageType: nullable(Type.String({ maxLength: 64 })),
    /** For a log. */
    detail: Type.String({ maxLength: 500 }),
  }),
} as const satisfies Record<string, TSchema>

/** From the app to the page, by `type`. The values are JSON Schemas of `data`. */
export const APP_MESSAGES = {
  /** The answer to `page.ready`. Unknown features are ignored. */
  'app.hello': Type.Object({
    platform: Type.String({ maxLength: 40 }),
    appVersion: Type.String({ maxLength: 40 }),
    features: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50 }),
  }),
  /** Go to another page of the site, without loading it anew. */
  'page.open': Type.Object({ path: Path }),
  /** The cookie of the session has changed. The page keeps its work and loads again. */
  'session.change': Type.Object({}),
  /** In the order of `seq`. */
  'position.fixes': Type.Object({ fixes: Type.Array(Fix, { minItems: 1, maxItems: BRIDGE_LIMITS.fixes }) }),
  'position.fail': Type.Object({ problem: literals(['denied', 'unavailable', 'timedOut']) }),
  /** Presses a button of the recorder. */
  'recording.do': Type.Object({ step: RecordingStep }),
} as const satisfies Record<string, TSchema>
