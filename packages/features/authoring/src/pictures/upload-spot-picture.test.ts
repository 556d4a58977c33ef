// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { takeOverPicture } from './take-over-picture.ts'
import { takeSpotPictureOver } from './upload-spot-picture.ts'

const elsewhere = 'https://photos.example.org/gate.jpg'
const signal = new AbortController().signal
const data = {
  id: 1,
  file_name: 'taken.jpg',
  name: 'gate',
  extension: 'jpg',
  url: '/files/taken.jpg',
  width: 4,
  height: 3,
}

type Answer = Awaited<ReturnType<typeof takeOverPicture>>

async function takeOver(answer: Answer) {
  const ask = vi.fn(async () => answer)
  const taken = await takeSpotPictureOver(elsewhere, { signal }, ({ code }) => `In words: ${code}`, ask)
  expect(ask).toHaveBeenCalledExactlyOnceWith(elsewhere, { signal })
  return taken
}

it('gives the map the whole address of what was stored', async () => {
  const answer = await takeOver({ ok: true, status: 201, data, headers: new Headers() })
  expect(answer).toEqual({ ok: true, url: `${location.origin}/files/taken.jpg` })
})

it('says in words why a picture cannot be had', async () => {
  const answer = await takeOver({
    ok: false,
    status: 422,
    error: { code: 'file.address_unavailable' },
    headers: new Headers(),
    body: null,
  })
  expect(answer).toEqual({ ok: false, message: 'In words: file.address_unavailable' })
})
