import { type ProductServer, startProduct } from '@repo/product'
import { isSmoke } from '../benchmark.ts'

let shared: Promise<ProductServer> | undefined

/** Starts a product for this work and stops it afterwards; in a smoke run all work is done on one. */
export async function withProduct<T>(
  work: (product: ProductServer) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  if (isSmoke) {
    shared ??= startProduct()
    return work(await shared)
  }
  const product = await startProduct(env)
  try {
    return await work(product)
  } finally {
    await product.stop()
  }
}

/** At the end of a smoke run. */
export async function stopShared(): Promise<void> {
  await (await shared)?.stop()
}
