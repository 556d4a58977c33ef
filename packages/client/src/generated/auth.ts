// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { SelfUser } from './schemas.ts'

export interface AuthOperations {
  /**
   * The logged-in user, or null
   */
  currentUser: {
    input: {}
    answer: SelfUser | null
  }
}
