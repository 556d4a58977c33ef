import { afterEach, expect, vi } from 'vitest'

const complaint = vi.spyOn(console, 'error')

afterEach(() => {
  const said = complaint.mock.calls.map((call) => call.join(' '))
  complaint.mockClear()
  expect(said).toEqual([])
})
