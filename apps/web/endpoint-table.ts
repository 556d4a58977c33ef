import type { Plugin } from 'vite'

const ENDPOINTS = '/packages/contract/src/endpoints.ts'

/**
 * Gives browsers the methods and addresses of the API, and where its responses have statuses, without the schemas by
 * which the server validates. With `SCHEMA_BUILDERS` as pure functions, nothing of the schemas and of the library that
 * they are written with is left in a page.
 */
export function endpointTable(): Plugin {
  return {
    name: 'endpoint-table',
    apply: 'build',
    async load(id) {
      if (this.environment.name !== 'client' || !id.endsWith(ENDPOINTS)) return null
      const { endpoints, statusPathsOf } = await import('@repo/contract')
      const table = Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        { method: endpoint.method, path: endpoint.path, statusPaths: statusPathsOf(endpoint) },
      ])
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(table))}`
    },
  }
}

/** What schemas are made with: an unused call of these may be left out. */
export const SCHEMA_BUILDERS = ['Type', 'endpoint', 'nullable', 'paged']
