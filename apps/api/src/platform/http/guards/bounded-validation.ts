import { AjvCompiler } from '@fastify/ajv-compiler'
import { TEXT_KEYWORD } from '@repo/contract'
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify'

/** Values, fields and elements. A form has fewer. */
const MAX_EXPLAINED = 2_000

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>

/**
 * Validates without changing anything. Names every problem of what is as large as a form, of larger input the first
 * one: a body of few megabytes holds a million wrong values, and naming each takes gigabytes.
 */
export function boundValidation(app: FastifyInstance): void {
  const [compileFirst, compileAll] = [compilerOf({ allErrors: false }), compilerOf({ allErrors: true })]
  app.setValidatorCompiler((schema) => bounded(compileFirst(schema), () => compileAll(schema)))
}

const compilerOf = ({ allErrors }: { readonly allErrors: boolean }) =>
  AjvCompiler()(
    {},
    { customOptions: { coerceTypes: false, removeAdditional: false, allErrors, keywords: [TEXT_KEYWORD] } },
  )

function bounded(first: Validate, compileAll: () => Validate): Validate {
  let all: Validate | null = null
  const explain = (data: unknown): Validate => {
    all ??= compileAll()
    all(data)
    return all
  }
  const validate: Validate = (data: unknown) => {
    validate.errors = null
    if (first(data) === true) return true
    validate.errors = (isLarge(data) ? first : explain(data)).errors ?? []
    return false
  }
  return validate
}

function isLarge(data: unknown): boolean {
  let seen = 0
  const stack: unknown[] = [data]
  while (stack.length > 0) {
    const value = stack.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner: unknown[] = Object.values(value)
    seen += inner.length
    if (seen > MAX_EXPLAINED) return true
    stack.push(...inner)
  }
  return false
}
