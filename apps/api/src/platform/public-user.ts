import type { PublicUser } from '@repo/contract'

/** What everybody sees of a person. Who has no nickname goes by the name. */
export function toPublicUser({ id, name, nickname, avatar }: PublicUser): PublicUser {
  return { id, name, nickname: nickname || name, avatar }
}

interface PersonRow extends PublicUser {
  readonly withdrawnAt: Date | null
}

/** Null for a deleted account, which has no name. */
export function toPerson(row: PersonRow | null): PublicUser | null {
  return row === null || row.withdrawnAt !== null ? null : toPublicUser(row)
}
