/** How much the app may read: in a quarter of an hour, and in a day. */
type Pair = readonly [quarter: number, day: number]

/** Counts as Strava does: refused calls count, too. Its clock does not move unless a test sets it. */
export function createUsage() {
  let limit: Pair = [100, 1000]
  let used: Pair = [0, 0]
  return {
    /** @returns whether this call is within the limit. */
    count(): boolean {
      used = [used[0] + 1, used[1] + 1]
      return used[0] <= limit[0] && used[1] <= limit[1]
    },
    headers: () => ({
      'x-ratelimit-limit': `${limit[0] * 2},${limit[1] * 2}`,
      'x-ratelimit-usage': used.join(),
      'x-readratelimit-limit': limit.join(),
      'x-readratelimit-usage': used.join(),
    }),
    set(next: { readonly limit?: Pair; readonly used?: Pair }): void {
      limit = next.limit ?? limit
      used = next.used ?? used
    },
    used: () => used,
  }
}

export type Usage = ReturnType<typeof createUsage>
