const KEY = 'mishiori-device-user'

/** The user whose routes this browser shows while the session cannot be checked. */
export interface DeviceUser {
  readonly id: number
  readonly name: string
}

/** Null when no user has logged in, or the browser stores nothing. */
export function readDeviceUser(): DeviceUser | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null
    return { id: Number(kept.id), name: String(kept.name) }
  } catch {
    return null
  }
}

/** Null forgets them, as logging out does. */
export function storeDeviceUser(user: DeviceUser | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify({ id: user.id, name: user.name }))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to go on with.
  }
}
