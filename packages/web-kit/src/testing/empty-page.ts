import { afterAll } from 'vitest'

/** Test files run on one page, one after the other: each leaves it empty. */
afterAll(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
})
