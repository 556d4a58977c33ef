import { configure } from '@testing-library/dom'
import { afterAll, afterEach, expect, vi } from 'vitest'

/** What a test waits for may take this long on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })

const complaint = vi.spyOn(console, 'error')

afterEach(() => {
  const said = complaint.mock.calls.map((call) => call.join(' '))
  complaint.mockClear()
  expect(said).toEqual([])
})

/** Test files run on one page, one after the other: each leaves it empty. */
afterAll(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
})
