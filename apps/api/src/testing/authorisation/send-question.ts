import { type EndpointName, endpoints } from '@repo/contract'
import type { TestClient } from '../test-client.ts'
import type { Question } from './questions.ts'

/** Asks an endpoint as a row of the matrix has it. */
export function sendQuestion(client: TestClient, name: EndpointName, question: Question): Promise<Response> {
  const { method, path } = endpoints[name]
  const { params = {}, query = {}, headers = {}, body } = question
  const filled = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? 'missing')
  const isForm = body instanceof FormData
  return client.fetch(`/api${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
}
