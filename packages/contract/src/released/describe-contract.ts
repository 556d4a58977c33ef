import type { Endpoint } from '../endpoint.ts'

/** What pages and the API must agree upon in one endpoint. Fields are paths, in order: `body.tag[].name`. */
export interface DescribedEndpoint {
  readonly at: string
  /** Fields that must be sent, where what they belong to is sent. */
  readonly required: readonly string[]
  /** Fields that may be sent. */
  readonly known: readonly string[]
  /** Fields that are answered. */
  readonly answered: readonly string[]
}

export function describeContract(
  endpoints: Readonly<Record<string, Endpoint>>,
): Readonly<Record<string, DescribedEndpoint>> {
  return Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, describeEndpoint(endpoint)]))
}

function describeEndpoint({ method, path, params, query, body, response }: Endpoint): DescribedEndpoint {
  const asked = { params, query, body }
  const fields = Object.entries(asked).flatMap(([part, schema]) => fieldsOf(schema, part))
  const names = (some: readonly Field[]) => [...new Set(some.map((field) => field.path))].toSorted()
  return {
    at: `${method} ${path}`,
    required: names(fields.filter(({ isRequired }) => isRequired)),
    known: names(fields),
    answered: names(fieldsOf(response.body, 'answer')),
  }
}

interface Field {
  readonly path: string
  readonly isRequired: boolean
}

interface Schema {
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** All fields of a JSON schema. Those of one of several forms are not required: another form may be sent. */
function fieldsOf(schema: unknown, at: string): Field[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { anyOf = [], items, properties = {}, required = [] } = schema as Schema // as TypeBox builds it
  const hasForms = anyOf.filter((form) => form.properties !== undefined).length > 1
  const ofForms = anyOf.flatMap((form) => fieldsOf(form, at))
  return [
    ...(hasForms ? ofForms.map((field) => ({ ...field, isRequired: false })) : ofForms),
    ...fieldsOf(items, `${at}[]`),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const path = `${at}.${name}`
      return [{ path, isRequired: required.includes(name) }, ...fieldsOf(inner, path)]
    }),
  ]
}
