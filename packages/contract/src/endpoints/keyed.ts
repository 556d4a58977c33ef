import { Type } from 'typebox'
import { nullable } from '../nullable.ts'
import { IdParam } from '../schemas.ts'

/** The page after the one whose `next` this was. */
export const KeyQuery = Type.Object({ before: Type.Optional(IdParam) }, { additionalProperties: false })

/** A page of a list with keyset pagination, so that no item appears twice while the list grows. `next` is null on the last page. */
export const keyed = <S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Object({ data: Type.Array(item), next: nullable(Type.String()) })
