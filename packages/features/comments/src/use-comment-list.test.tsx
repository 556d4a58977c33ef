// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Outlet, useFetcher, useLoaderData, useNavigate } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { Comment } from './comment.ts'
import { aComment, aCommentList } from './testing/sample-comments.ts'
import { type LoadedComments, useCommentList, usePostedComments } from './use-comment-list.ts'

afterEach(cleanup)

/** A page whose loads are counted, with a button that posts as the forms do. */
function open(posted: Comment) {
  let loads = 0
  const Stub = createRoutesStub([
    {
      path: '/routes/7',
      Component: () => (
        <>
          <output>{useCommentList()?.total}</output>
          <Outlet />
        </>
      ),
      children: [
        {
          id: 'routes/article-comments',
          index: true,
          loader: (): LoadedComments => {
            loads++
            return { list: aCommentList({ total: 10 * loads }), object: null, formKey: 'key' }
          },
          action: () => posted,
          Component: Comments,
        },
      ],
    },
  ])
  render(<Stub initialEntries={['/routes/7']} />)
  return { loads: () => loads }
}

function Comments() {
  const { list, count, add } = usePostedComments(useLoaderData<LoadedComments>().list)
  const fetcher = useFetcher<Comment>()
  const navigate = useNavigate()
  return (
    <>
      <button
        type="button"
        onClick={() =>
          fetcher.submit({}, { method: 'post', action: '/routes/7?index', defaultShouldRevalidate: false })
        }
      >
        post
      </button>
      <button
        type="button"
        onClick={() => {
          const isAdded = fetcher.data !== undefined && add(fetcher.data, {})
          void navigate('/routes/7?comment=9', { defaultShouldRevalidate: !isAdded })
        }}
      >
        show {fetcher.data?.id}
      </button>
      <p>{`${list?.data.map(({ id }) => id).join()} ${count}`}</p>
    </>
  )
}

async function post() {
  act(() => screen.getByRole('button', { name: 'post' }).click())
  const show = await screen.findByRole('button', { name: 'show 9' })
  await act(async () => show.click())
}

it('shows what was posted everywhere on the page, without loading the list again', async () => {
  const page = open(aComment({ id: 9 }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('10'))
  await post()
  await waitFor(() => expect(screen.getByText('9,1 1')).toBeTruthy())
  expect(screen.getByRole('status').textContent).toBe('11')
  expect(page.loads()).toBe(1)
})

it('loads the list once for what only the server knows', async () => {
  const page = open(aComment({ id: 9, state: 'pending' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('10'))
  await post()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('20'))
  expect(screen.getByText('1 0')).toBeTruthy()
  expect(page.loads()).toBe(2)
})
