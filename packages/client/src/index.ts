export { type CallOptions, type ClientOptions, createClient, type MishioriClient } from './create-client.ts'
export type { Operations } from './generated/operations.ts'
export { MishioriError } from './mishiori-error.ts'
