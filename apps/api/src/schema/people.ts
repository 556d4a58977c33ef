import type { PgColumn } from 'drizzle-orm/pg-core'

type PersonField = 'id' | 'name' | 'nickname' | 'avatar' | 'withdrawnAt'

/** A person's columns, of the table or an alias of it. */
export function personColumns<Columns extends Record<PersonField, PgColumn>>(
  columns: Columns,
): { [Field in PersonField]: Columns[Field] } {
  const { id, name, nickname, avatar, withdrawnAt } = columns
  return { id, name, nickname, avatar, withdrawnAt }
}
