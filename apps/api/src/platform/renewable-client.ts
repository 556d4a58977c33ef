import type postgres from 'postgres'

export interface RenewableClient {
  /** Stands for the client of the moment. */
  readonly client: postgres.Sql
  /** Fails what is asked of it, now and until it is renewed. */
  abandon(): void
  /** Opens another in its place. */
  renew(): void
  close(): Promise<void>
}

/** A pool of connections that can be replaced as a whole. */
export function renewableClient(open: () => postgres.Sql): RenewableClient {
  let current = open()
  const abandon = () => {
    // It fails everything at once, and the connections that hang are closed.
    void current.end({ timeout: 0 })
  }
  return {
    client: new Proxy(current, {
      get: (_, name) => Reflect.get(current, name),
      apply: (_, self, parts) => Reflect.apply(current, self, parts),
    }),
    abandon,
    renew() {
      abandon()
      current = open()
    },
    close: () => current.end({ timeout: 5 }),
  }
}
