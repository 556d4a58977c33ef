/** Whose work it is that a visitor leaves on this device. No user has this id. */
export const GUEST_ID = 0
