/**
 * Computes a value once for each object. For objects that never change, such as those of a document; a value lives as
 * long as its object.
 */
export function memoizeWeak<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const cached = cache.get(key) ?? { value: compute(key) }
    cache.set(key, cached)
    return cached.value
  }
}
