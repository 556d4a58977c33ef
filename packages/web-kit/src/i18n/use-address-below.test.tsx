// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useAddressBelow } from './use-address-below.ts'

function addressesAt(basename: string, address: string): string | null {
  const Page = () => {
    const addressBelow = useAddressBelow()
    return <p>{[addressBelow('/'), addressBelow('/users?q=a', 'en-us'), addressBelow('/users', 'ja')].join(' ')}</p>
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { basename, initialEntries: [address] })
  const { container, unmount } = render(<RouterProvider router={router} />)
  const { textContent } = container
  unmount()
  return textContent
}

it('stays below /en in English alone', () => {
  expect(addressesAt('/en', '/en/users')).toBe('/en/ /en/users?q=a /users')
  expect(addressesAt('/', '/users')).toBe('/ /users?q=a /users')
})
