// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

export interface KeyQuery {
  before?: string
}
