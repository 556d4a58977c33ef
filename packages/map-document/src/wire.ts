export type { WireLayer, WireObject } from './wire/names.ts'
export { type ParseMapResult, parseMapDocument } from './wire/parse.ts'
export type { WireProblem } from './wire/reader.ts'
export { serializeMapDocument } from './wire/serialize.ts'
