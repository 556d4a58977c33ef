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

interface PersonRow extends PublicUser {
  readonly withdrawnAt: Date | null
}

/** Null for a deleted account. */
export function toPerson(row: PersonRow | null): PublicUser | null {
  if (row === null || row.withdrawnAt !== null) return null
  const { id, name, nickname, avatar } = row
  return { id, name, nickname: nickname || name, avatar }
}
