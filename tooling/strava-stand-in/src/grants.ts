import { randomBytes } from 'node:crypto'

interface Grant {
  readonly athleteId: string
  readonly scopes: ReadonlySet<string>
  readonly accessToken: string
  readonly refreshToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

const LASTS_SECONDS = 6 * 60 * 60

const draw = () => randomBytes(20).toString('hex')
const now = () => Math.floor(Date.now() / 1000)

/** Stores the granted scopes. A used refresh token returns another one and is then invalid. */
export function createGrants() {
  const codes = new Map<string, Pick<Grant, 'athleteId' | 'scopes'>>()
  let grants: Grant[] = []
  let refreshes = 0
  let lasts = LASTS_SECONDS

  const open = ({ athleteId, scopes }: Pick<Grant, 'athleteId' | 'scopes'>): Grant => {
    const grant = { athleteId, scopes, accessToken: draw(), refreshToken: draw(), expiresAt: now() + lasts }
    grants.push(grant)
    return grant
  }
  const take = (isMatch: (grant: Grant) => boolean): Grant | undefined => {
    const found = grants.find(isMatch)
    grants = grants.filter((one) => one !== found)
    return found
  }

  return {
    drawCode(athleteId: string, scopes: readonly string[]): string {
      const code = draw()
      codes.set(code, { athleteId, scopes: new Set(scopes) })
      return code
    },
    open(code: string): Grant | undefined {
      const pendingGrant = codes.get(code)
      codes.delete(code)
      return pendingGrant && open(pendingGrant)
    },
    refresh(refreshToken: string): Grant | undefined {
      const old = take((grant) => grant.refreshToken === refreshToken)
      if (!old) return undefined
      refreshes++
      return open(old)
    },
    find: (accessToken: string) => grants.find((grant) => grant.accessToken === accessToken && grant.expiresAt > now()),
    /** All of the athlete's, as deauthorizing does. */
    revoke(accessToken: string): boolean {
      const found = grants.find((grant) => grant.accessToken === accessToken)
      if (found) grants = grants.filter(({ athleteId }) => athleteId !== found.athleteId)
      return found !== undefined
    },
    /** As an athlete does on Strava's own pages. */
    revokeOf(athleteId: number): void {
      grants = grants.filter((grant) => grant.athleteId !== String(athleteId))
    },
    countOf: (athleteId: number) => grants.filter((grant) => grant.athleteId === String(athleteId)).length,
    /** How often tokens were refreshed. */
    refreshes: () => refreshes,
    /** Of those that are given from now on. */
    letLast(seconds: number): void {
      lasts = seconds
    },
  }
}

export type Grants = ReturnType<typeof createGrants>
