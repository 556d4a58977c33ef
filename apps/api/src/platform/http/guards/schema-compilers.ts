import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { TEXT_KEYWORD } from '@repo/contract'
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

/** Values, fields and elements. A form has fewer. */
const MAX_EXPLAINED = 2_000

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>

/**
 * Validates without changing anything. Names every problem of what is as large as a form, of larger input the first
 * one: a body of few megabytes holds a million wrong values, and naming each takes gigabytes.
 *
 * What is compiled of a schema stays, for all endpoints that share it, and for all applications of this process: a run of
 * tests makes hundreds, and compiling was most of what each of them took.
 */
export function compileSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorOf)
  app.setSerializerCompiler(serializerOf)
}

/** Of the schema of a part of a request or an answer, which holds all it refers to. */
function onceForEach<Route extends { readonly schema?: unknown }, Compiled>(compile: (route: Route) => Compiled) {
  const known = new WeakMap<object, Compiled>()
  return (route: Route): Compiled => {
    const { schema } = route
    if (typeof schema !== 'object' || schema === null) return compile(route)
    const compiled = known.get(schema) ?? compile(route)
    known.set(schema, compiled)
    return compiled
  }
}

const compilerOf = ({ allErrors }: { readonly allErrors: boolean }) =>
  AjvCompiler()(
    {},
    { customOptions: { coerceTypes: false, removeAdditional: false, allErrors, keywords: [TEXT_KEYWORD] } },
  )

const [compileFirst, compileAll] = [compilerOf({ allErrors: false }), compilerOf({ allErrors: true })]
const validatorOf = onceForEach((route: Parameters<typeof compileFirst>[0]) =>
  bounded(compileFirst(route), () => compileAll(route)),
)
const compileAnswer = SerializerSelector()({}, {})
const serializerOf = onceForEach((route: Parameters<FastifySerializerCompiler<unknown>>[0]) =>
  compileAnswer({ ...route, httpStatus: route.httpStatus ?? '' }),
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
