// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

export interface AccountDataOperations {
  /**
   * Everything that is kept about the logged-in user, as one ZIP archive
   */
  downloadData: {
    input: {}
    answer: Response
  }
}
