export { type CallOptions, type ClientOptions, createClient, type MishioriClient } from './create-client.ts'
export { MishioriError } from './mishiori-error.ts'
export type { Operations } from './operations.ts'
