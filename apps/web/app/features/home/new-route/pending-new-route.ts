import { pendingAct } from '../../../platform/pending-act.ts'

/** That a visitor wanted to begin a route before they logged in. */
export const pendingNewRoute = pendingAct('pending-new-route', (value): value is true => value === true)
