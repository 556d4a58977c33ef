/** The result of the work, unless it takes longer: then an error with the message. The work goes on, but nobody waits for it. */
export async function within<T>(ms: number, work: Promise<T>, message: string): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(message)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
