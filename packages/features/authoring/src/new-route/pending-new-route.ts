import { pendingAct } from '@repo/web-kit/pending-act'

/** That a visitor wanted to begin a route before they logged in. */
export const pendingNewRoute = pendingAct('pending-new-route', (value): value is true => value === true)
