// @vitest-environment jsdom
import { type MapDocument, mapObjectId } from '@mishiori/map-document'
import { cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapEditorServices } from '../../core/services.ts'
import { en } from '../../messages/en.ts'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { useEditorActor } from '../use-editor-actor.ts'
import { useInitialFiles } from './use-initial-files.ts'

afterEach(cleanup)

type InitialFile = File | readonly File[] | undefined

function open(initialFile: InitialFile, wrapper?: typeof StrictMode) {
  const value = aDocument()
  const onChange = vi.fn<(document: MapDocument) => void>()
  const readRouteFile: MapEditorServices['readRouteFile'] = async ({ name }) => ({
    ok: true,
    layers: [{ name, objects: [aSpot({ id: mapObjectId(name) })] }],
    notes: [],
  })
  const hook = renderHook(
    (props: { readonly initialFile: InitialFile }) => {
      const actor = useEditorActor({ value, onChange, messages: en, services: { readRouteFile } })
      useInitialFiles(actor, props.initialFile)
      return actor
    },
    { initialProps: { initialFile }, ...(wrapper && { wrapper }) },
  )
  return {
    render: (next: InitialFile) => hook.rerender({ initialFile: next }),
    isDone: () => expect.poll(() => hook.result.current.getSnapshot().matches('resting')).toBe(true),
    layers: () => onChange.mock.lastCall?.[0].layers.map(({ name }) => name),
  }
}

const file = (name: string) => new File(['<gpx/>'], name)

it('reads a file and several files', async () => {
  const one = open(file('walk'))
  await one.isDone()
  expect(one.layers()).toEqual(['walk'])
  const both = open([file('walk'), file('ride')])
  await both.isDone()
  expect(both.layers()).toEqual(['walk', 'ride'])
})

it('reads a list that the host writes anew at each render only once', async () => {
  const walk = file('walk')
  const editor = open([walk])
  await editor.isDone()
  editor.render([walk])
  editor.render([file('ride')])
  await editor.isDone()
  expect(editor.layers()).toEqual(['walk'])
})

it('reads a file once where React runs effects twice', async () => {
  const editor = open([file('walk')], StrictMode)
  await editor.isDone()
  expect(editor.layers()).toEqual(['walk'])
  editor.render([file('walk')])
  await editor.isDone()
  expect(editor.layers()).toEqual(['walk'])
})
