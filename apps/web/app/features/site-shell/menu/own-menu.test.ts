import { expect, it } from 'vitest'
import siteMap from '../../../routes.ts'
import { OWN_PAGES } from './own-menu.ts'

interface Entry {
  readonly path?: string | undefined
  readonly children?: readonly Entry[] | undefined
}

function addressesOf(entries: readonly Entry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const address = path ? `${parent}/${path}` : parent
    return [address, ...addressesOf(children, address)]
  })
}

it.each(OWN_PAGES)('shows $to in the menu once its page is there', async ({ to, isBuilt }) => {
  expect(addressesOf(await siteMap).includes(to)).toBe(isBuilt)
})
