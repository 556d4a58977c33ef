type Asked = string | Request

/** What tests need of the browser's caches, in memory. */
export function fakeCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>()
  const addressOf = (asked: Asked) => new URL(typeof asked === 'string' ? asked : asked.url, origin).href
  const copy = (kept: Response | undefined) => kept?.clone()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      put: async (asked: Asked, answer: Response) => void cache.set(addressOf(asked), answer),
      match: async (asked: Asked) => copy(cache.get(addressOf(asked))),
      delete: async (asked: Asked) => cache.delete(addressOf(asked)),
      keys: async () => [...cache.keys()].map((address) => new Request(address)),
    }
  }
  return {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(asked: Asked, { cacheName }: { readonly cacheName?: string } = {}) {
      const names = cacheName === undefined ? [...all.keys()] : [cacheName]
      for (const name of names) {
        const kept = all.get(name)?.get(addressOf(asked))
        if (kept) return copy(kept)
      }
      return undefined
    },
    /** Of all that is kept. */
    size: async () => [...all.values()].reduce((sum, cache) => sum + cache.size, 0),
  }
}
