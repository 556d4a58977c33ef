import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'

/** Does the same with every address, a few at a time: a phone has other things to fetch as well. */
export async function forEachConcurrently(
  addresses: readonly string[],
  work: (address: string) => Promise<void>,
): Promise<void> {
  const left = addresses.values()
  const turn = async () => {
    for (const address of left) await work(address)
  }
  await Promise.all(Array.from({ length: DEVICE_LIMITS.atOnce }, turn))
}
