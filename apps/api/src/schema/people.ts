import type { PublicUser } from '@repo/contract'
import type { PgColumn } from 'drizzle-orm/pg-core'

type PersonField = 'id' | 'name' | 'nickname' | 'avatar' | 'withdrawnAt'

/** A person's columns, of the table or an alias of it. */
export function personColumns<Columns extends Record<PersonField, PgColumn>>(
  columns: Columns,
): { [Field in PersonField]: Columns[Field] } {
  const { id, name, nickname, avatar, withdrawnAt } = columns
  return { id, name, nickname, avatar, withdrawnAt }
}

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
