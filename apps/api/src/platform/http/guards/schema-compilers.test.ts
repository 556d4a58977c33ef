import fastify from 'fastify'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { compileSchemas } from './schema-compilers.ts'

const anApp = () => {
  const app = fastify()
  compileSchemas(app)
  return app
}
const BODY = Type.Object({ name: Type.String({ maxLength: 3 }) }, { additionalProperties: false })
const ANSWER = Type.Object({ name: Type.String() })

it('compiles a schema once for all applications of a process, and others for themselves', () => {
  const [one, two] = [anApp(), anApp()]
  const validator = (app: typeof one, schema: object) =>
    app.validatorCompiler?.({ schema, method: 'POST', url: '/', httpPart: 'body' })
  const serializer = (app: typeof one, schema: object) => app.serializerCompiler?.({ schema, method: 'POST', url: '/' })
  expect(validator(one, BODY)).toBeTypeOf('function')
  expect(validator(two, BODY)).toBe(validator(one, BODY))
  expect(validator(two, { ...BODY })).not.toBe(validator(one, BODY))
  expect(serializer(two, ANSWER)).toBe(serializer(one, ANSWER))
  expect(serializer(two, { ...ANSWER })).not.toBe(serializer(one, ANSWER))
})

it('lets each of them validate and answer by it', async () => {
  for (const app of [anApp(), anApp()]) {
    app.post('/', { schema: { body: BODY, response: { 200: ANSWER } } }, async ({ body }) => ({
      ...(body as object),
      secret: 1,
    }))
    const send = (body: object) => app.inject({ method: 'POST', url: '/', body })
    expect((await send({ name: 'abc' })).json()).toEqual({ name: 'abc' })
    expect((await send({ name: 'abcd', more: 1 })).statusCode).toBe(400)
    expect((await send({ name: 'ab' })).json()).toEqual({ name: 'ab' })
    await app.close()
  }
})
