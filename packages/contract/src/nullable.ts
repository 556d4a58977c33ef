import { Type } from 'typebox'

/** What a schema describes, or null. */
export const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()])
