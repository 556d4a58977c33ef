import type { OpenPage } from './chromium.ts'

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

/** Waits for the functions that a page offers as `window.bench`. @returns how to call them; arguments and answers travel as JSON. */
export async function remote<Bench extends Methods>({ page }: OpenPage) {
  await page.waitForFunction(() => 'bench' in window)
  return async <M extends keyof Bench & string>(
    method: M,
    ...args: Parameters<Bench[M]>
  ): Promise<Awaited<ReturnType<Bench[M]>>> => {
    const answer: unknown = await page.evaluate(`bench.${method}(...${JSON.stringify(args)})`)
    return answer as Awaited<ReturnType<Bench[M]>> // the page's own type: JSON carries it unchanged
  }
}

export type Call<Bench extends Methods> = Awaited<ReturnType<typeof remote<Bench>>>
