// @vitest-environment jsdom

import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { type ListQuery, listPath, readListQuery } from './list-query.ts'
import { type ListForm, useListForm } from './use-list-form.ts'

afterEach(cleanup)

/** A list whose next page stays under way until it is let through. */
async function openList(address: string) {
  let gate: PromiseWithResolvers<void> | undefined
  let form: ListForm | undefined
  const List = () => {
    form = useListForm(useLoaderData<ListQuery>())
    return null
  }
  const loader = async ({ request }: { request: Request }) => {
    await gate?.promise
    return readListQuery(new URL(request.url).searchParams)
  }
  const router = createMemoryRouter([{ path: '/routes', Component: List, loader, HydrateFallback: () => null }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(form).toBeDefined())
  gate = Promise.withResolvers()
  const current = () => {
    if (!form) throw new Error('no list')
    return form
  }
  const write = (change: Partial<ListQuery>) => act(async () => current().write({ ...current().written, ...change }))
  const goTo = (path: string) => act(async () => void router.navigate(path))
  return {
    form: current,
    write,
    goTo,
    async send() {
      const { written } = current()
      await act(async () => current().send(written))
      await goTo(listPath(written))
    },
    arrive: () => act(async () => gate?.resolve()),
  }
}

it('keeps what is written while what it submitted is under way', async () => {
  const list = await openList('/routes')
  await list.write({ q: 'pass' })
  await list.send()
  await list.write({ q: 'pass road', length: '5-10' })
  const { key } = list.form()
  await list.arrive()
  expect(list.form().query.q).toBe('pass')
  expect(list.form().written).toMatchObject({ q: 'pass road', length: '5-10' })
  expect(list.form().key).toBe(key)
})

it('is filled anew by any other address', async () => {
  const list = await openList('/routes?q=pass')
  await list.write({ q: 'never submitted' })
  const { key } = list.form()
  await list.goTo('/routes?q=lake')
  await list.arrive()
  expect(list.form().written.q).toBe('lake')
  expect(list.form().key).not.toBe(key)
})

it('adds to the tag and the order that are under way', async () => {
  const list = await openList('/routes?tag=sea')
  await list.write({ photos: true })
  await list.goTo('/routes?tag=forest&sort=copy_count')
  expect(list.form().asked).toMatchObject({ tag: 'forest', sort: 'copy_count' })
  expect(list.form().written).toMatchObject({ tag: 'forest', sort: 'copy_count', photos: true })
})
