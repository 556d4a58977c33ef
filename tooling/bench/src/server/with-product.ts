import { type ProductServer, startProduct } from '@repo/product'
import { isSmoke } from '../benchmark.ts'

let shared: Promise<ProductServer> | undefined

/** Starts a product for this work and stops it afterwards; in a smoke run all work without settings of its own is done on one. */
export async function withProduct<T>(
  work: (product: ProductServer) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  if (isSmoke && Object.keys(env).length === 0) {
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

/** Ends the product of a smoke run; later work gets a new one. */
export async function stopShared(): Promise<void> {
  const product = await shared?.catch(() => undefined)
  shared = undefined
  await product?.stop()
}
