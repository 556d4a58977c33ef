import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestScope {
  /** Method and pattern of its address. */
  readonly route: string
  /** Whether somebody without a session reads what everybody may read. */
  readonly isPublicReading: boolean
}

const storage = new AsyncLocalStorage<RequestScope>()

/** The request that is being answered; undefined in work of our own. */
export const currentRequest = (): RequestScope | undefined => storage.getStore()

/** Lets what is called on behalf of a request know it. */
export const runInScope = (scope: RequestScope, work: () => void): void => storage.run(scope, work)
