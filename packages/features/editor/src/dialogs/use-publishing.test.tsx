// @vitest-environment jsdom
import { articleEditorMessagesJa } from '@mishiori/article-blocks/messages/ja'
import { ja } from '@mishiori/map-editor/messages/ja'
import type { EditorDraft, Visibility } from '@repo/authoring/draft'
import type { PendingSave, SavedArticle, SaveOutcome, UnsavedWork } from '@repo/authoring/ports'
import type { JournalOrder } from '@repo/authoring/save-context'
import { saveMachine } from '@repo/authoring/save-machine'
import { publicArticle } from '@repo/authoring/testing/open-save'
import { aDraft } from '@repo/authoring/testing/sample-drafts'
import { createTranslator } from '@repo/i18n'
import { FlashProvider, useFlashQueue } from '@repo/ui/flash-queue'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { EditorMessagesProvider } from '../messages/editor-messages.tsx'
import type { EditorMessages } from '../messages/en-us.ts'
import { messages } from '../messages/ja.ts'
import type { EditorAct } from '../session/pending-editor-act.ts'
import type { Readiness } from '../settings/publish-checks.ts'
import { usePublishing } from './use-publishing.ts'

afterEach(cleanup)

const t = createTranslator<EditorMessages>('ja', messages)
const catalogue = { t, article: articleEditorMessagesJa, map: ja }

interface Circumstances {
  status: SavedArticle['status']
  /** As its author has chosen it by now. */
  visibility: Visibility
  /** As it is saved. */
  chosen?: Visibility
  readiness?: Readiness
  /** Points by id. */
  recordings?: Readonly<Record<string, number>>
  /** Those that readers see already. */
  shownRecordings?: Readonly<Record<string, number>>
  photosLeft?: number
  /** Given of a guest. */
  askToSignUp?: (act: EditorAct) => void
}

/** An article in an editor whose server saves whatever it is sent. */
function openEditor({
  status,
  visibility,
  readiness = 'ready',
  photosLeft = 0,
  askToSignUp,
  chosen = 'public',
  ...circumstances
}: Circumstances) {
  const [recordings, shownRecordings] = [extents(circumstances.recordings), extents(circumstances.shownRecordings)]
  const base: SavedArticle = { ...publicArticle, status, shownRecordings, visibility: chosen }
  const sent: PendingSave[] = []
  const journal = new Map<string, UnsavedWork>()
  const machine = saveMachine.provide({
    actors: {
      sendSave: fromPromise<SaveOutcome, PendingSave>(async ({ input }) => {
        sent.push(input)
        return {
          kind: 'saved',
          article: { ...base, version: base.version + sent.length, status: afterSave(status, input) },
        }
      }),
      writeJournal: fromPromise<void, JournalOrder>(async ({ input: { write, remove } }) => {
        for (const slot of remove) journal.delete(slot)
        if (write) journal.set(write.slot, write)
      }),
    },
  })
  const input = {
    draft: aDraft({ visibility }),
    base,
    slot: 'article:7',
    userId: 1,
    createKey: () => 'k',
    now: () => new Date(),
  }
  const actor = createActor(machine, { input, clock: new SimulatedClock() }).start()
  const options = {
    actor,
    askToSignUp: askToSignUp ?? null,
    readiness: () => readiness,
    recordings: () => recordings,
    photosLeft,
  }
  const { result } = renderHook(() => ({ publishing: usePublishing(options), queue: useFlashQueue() }), {
    wrapper: Around,
  })
  const change = (part: Partial<EditorDraft>) => act(() => actor.send({ type: 'draft.change', change: part }))
  /** Does something, and lets the answers arrive that it led to. */
  const take = (step: (publishing: ReturnType<typeof usePublishing>) => void) =>
    act(async () => step(result.current.publishing))
  const told = () => result.current.queue.flashes.map(({ title }) => title)
  const chosenVisibility = () => actor.getSnapshot().context.draft.visibility
  return { sent, journal, change, take, told, chosenVisibility, question: () => result.current.publishing.question }
}

const Around = ({ children }: { children: ReactNode }) => (
  <EditorMessagesProvider messages={catalogue}>
    <FlashProvider>{children}</FlashProvider>
  </EditorMessagesProvider>
)

const extents = (points: Readonly<Record<string, number>> = {}) =>
  Object.entries(points).map(([id, count]) => `${id} ${count}`)

/** What moderators hide stays hidden whatever is saved. */
const afterSave = (before: SavedArticle['status'], save: PendingSave) =>
  before === 'forbidden' ? before : statusOf(save)

function statusOf({ input: { is_draft, private_mode } }: PendingSave): SavedArticle['status'] {
  if (is_draft) return 'draft'
  if (private_mode === null) return 'public'
  return private_mode === 'url' ? 'linkShared' : 'private'
}

const HIDINGS = [
  ['public', 'draft', { is_draft: true, private_mode: null }, 'publish.savedDraft'],
  ['public', 'private', { is_draft: false, private_mode: 'private' }, 'publish.updatedPrivate'],
  ['public', 'url', { is_draft: false, private_mode: 'url' }, null],
  ['linkShared', 'draft', { is_draft: true, private_mode: null }, 'publish.savedDraft'],
  ['linkShared', 'private', { is_draft: false, private_mode: 'private' }, 'publish.updatedPrivate'],
] as const

it.each(HIDINGS)('asks before what was %s becomes %s', async (status, to, saved, message) => {
  const editor = openEditor({ status, visibility: to })
  await editor.take(({ publish }) => publish())
  expect(editor.question()).toEqual({ kind: 'hide', to })
  expect(editor.sent).toEqual([])
  await editor.take(({ hide }) => hide(to))
  expect(editor.question()).toEqual(
    message === null ? { kind: 'published', article: expect.anything(), isNarrowed: true } : null,
  )
  expect(editor.sent).toMatchObject([{ input: saved }])
  expect(editor.told()).toEqual(message === null ? [] : [t(message)])
})

describe('a guest', () => {
  const ofGuest = (circumstances: Partial<Circumstances> = {}) => {
    const asked: EditorAct[] = []
    const editor = openEditor({
      status: 'draft',
      visibility: 'draft',
      askToSignUp: (wish) => asked.push(wish),
      ...circumstances,
    })
    return { ...editor, asked }
  }

  it('is asked to sign up instead of saving, and after all else instead of publishing', async () => {
    const editor = ofGuest()
    await editor.take(({ publish }) => publish())
    expect(editor.question()).toEqual({ kind: 'audience' })
    await editor.take(({ publishTo }) => publishTo('url'))
    expect(editor.question()).toBeNull()
    expect(editor.chosenVisibility()).toBe('url')
    await editor.take(({ saveDraft }) => saveDraft())
    await editor.take(({ saveQuickly }) => saveQuickly())
    expect(editor.asked).toEqual(['publish', 'save', 'save'])
    expect(editor.sent).toEqual([])
  })

  it('hears first what publishing waits for', async () => {
    const editor = ofGuest({ readiness: 'incomplete' })
    await editor.take(({ publish }) => publish())
    expect(editor.question()).toEqual({ kind: 'missing' })
    expect(editor.asked).toEqual([])
  })
})

describe('an article that moderators hide', () => {
  const told = [t('publish.updatedForbidden')]

  it.each([
    ['updated', 'asChosen', false, (publishing) => publishing.publish()],
    ['saved quickly', 'asChosen', false, (publishing) => publishing.saveQuickly()],
  ] as const satisfies [string, string, boolean, (publishing: ReturnType<typeof usePublishing>) => void][])(
    'is %s without a word of readers, whom it does not have',
    async (_, as, isDraft, step) => {
      const editor = openEditor({ status: 'forbidden', visibility: 'public' })
      await editor.take(step)
      expect(editor.question()).toBeNull()
      expect(editor.sent).toMatchObject([{ as, input: { is_draft: isDraft, private_mode: null } }])
      expect(editor.told()).toEqual(told)
    },
  )

  it('becomes a draft only after a question, and keeps who shall see it otherwise', async () => {
    const editor = openEditor({ status: 'forbidden', visibility: 'public' })
    await editor.take(({ saveDraft }) => saveDraft())
    expect(editor.question()).toEqual({ kind: 'hide', to: 'forbiddenDraft' })
    expect(editor.sent).toEqual([])
    await editor.take(({ close }) => close())
    expect(editor.sent).toEqual([])
    await editor.take(({ saveDraft }) => saveDraft())
    await editor.take(({ hide }) => hide('forbiddenDraft'))
    expect(editor.question()).toBeNull()
    expect(editor.sent).toMatchObject([{ as: 'asDraft', input: { is_draft: true, private_mode: null } }])
    expect(editor.told()).toEqual(told)
  })

  it('is saved as the draft that it was without a question', async () => {
    const editor = openEditor({ status: 'forbidden', visibility: 'draft', chosen: 'draft' })
    await editor.take(({ saveDraft }) => saveDraft())
    expect(editor.question()).toBeNull()
    expect(editor.sent).toMatchObject([{ as: 'asDraft', input: { is_draft: true } }])
  })

  it.each<[string, (publishing: ReturnType<typeof usePublishing>) => void]>([
    ['updated', (publishing) => publishing.publish()],
    ['saved quickly', (publishing) => publishing.saveQuickly()],
  ])('is %s after a question about its recording, which others may come to see', async (_, step) => {
    const editor = openEditor({ status: 'forbidden', visibility: 'public', recordings: { walk: 9 } })
    await editor.take(step)
    expect(editor.question()).toEqual({ kind: 'recording', to: 'public' })
  })
})

it('keeps showing what its author did not agree to hide', async () => {
  const editor = openEditor({ status: 'public', visibility: 'private' })
  await editor.take(({ publish }) => publish())
  await editor.take(({ close }) => close())
  expect(editor.question()).toBeNull()
  expect(editor.sent).toEqual([])
})

it('asks before a shown article is saved as a draft', async () => {
  const editor = openEditor({ status: 'public', visibility: 'public' })
  await editor.take(({ saveDraft }) => saveDraft())
  expect(editor.question()).toEqual({ kind: 'hide', to: 'draft' })
  expect(editor.sent).toEqual([])
})

it('updates without a question what goes on to be shown to the same readers', async () => {
  for (const [status, visibility, message] of [
    ['public', 'public', 'publish.updated'],
    ['private', 'private', 'publish.updatedPrivate'],
  ] as const) {
    const editor = openEditor({ status, visibility, recordings: { walk: 9 }, shownRecordings: { walk: 9 } })
    await editor.take(({ publish }) => publish())
    expect(editor.question()).toBeNull()
    expect(editor.sent).toMatchObject([{ as: 'asChosen' }])
    expect(editor.told()).toEqual([t(message)])
  }
})

it('keeps a shown article on the device when its author saves quickly, and shows nothing of it', async () => {
  const editor = openEditor({ status: 'public', visibility: 'public' })
  editor.change({ title: '書きかけ' })
  await editor.take(({ saveQuickly }) => saveQuickly())
  expect(editor.sent).toEqual([])
  expect(editor.journal.get('article:7')?.draft.title).toBe('書きかけ')
  expect(editor.told()).toEqual([t('editor.keptUntilUpdate')])
})

it('saves a draft when its author saves quickly', async () => {
  const editor = openEditor({ status: 'draft', visibility: 'public' })
  await editor.take(({ saveQuickly }) => saveQuickly())
  expect(editor.sent).toMatchObject([{ as: 'asDraft', input: { is_draft: true } }])
})

it('names what is missing, and asks for whom, before it publishes', async () => {
  const unready = openEditor({ status: 'draft', visibility: 'public', readiness: 'incomplete' })
  await unready.take(({ publish }) => publish())
  expect(unready.question()).toEqual({ kind: 'missing' })
  const unnamed = openEditor({ status: 'draft', visibility: 'public', readiness: 'untitled' })
  await unnamed.take(({ publish }) => publish())
  expect(unnamed.question()).toEqual({ kind: 'missing' })
  const undecided = openEditor({ status: 'draft', visibility: 'draft', readiness: 'untitled' })
  await undecided.take(({ publish }) => publish())
  expect(undecided.question()).toEqual({ kind: 'audience' })
  await undecided.take(({ publishTo }) => publishTo('url'))
  expect(undecided.sent).toMatchObject([{ input: { is_draft: false, private_mode: 'url' } }])
  expect(undecided.question()).toMatchObject({ kind: 'published', article: { status: 'linkShared' } })
})

it.each([
  ['at all', 'draft', 'public', {}],
  ['beside one that they see', 'public', 'public', { morning: 9 }],
  ['whole', 'public', 'public', { morning: 9, walk: 5 }],
  ['who have no link', 'linkShared', 'public', { morning: 9, walk: 9 }],
] as const)('asks before readers see a recording for the first time: %s', async (_, status, visibility, shown) => {
  const editor = openEditor({ status, visibility, recordings: { morning: 9, walk: 9 }, shownRecordings: shown })
  await editor.take(({ publish }) => publish())
  expect(editor.question()).toEqual({ kind: 'recording', to: visibility })
  expect(editor.sent).toEqual([])
  await editor.take(({ publishNow }) => publishNow(visibility))
  expect(editor.sent).toMatchObject([{ input: { is_draft: false, private_mode: null } }])
})

it('asks about a new recording after it has asked whom to hide it from', async () => {
  const editor = openEditor({ status: 'public', visibility: 'url', recordings: { walk: 9 } })
  await editor.take(({ publish }) => publish())
  await editor.take(({ hide }) => hide('url'))
  expect(editor.question()).toEqual({ kind: 'recording', to: 'url' })
  expect(editor.sent).toEqual([])
})

it.each([
  ['private', 'public', 'public'],
  ['private', 'url', 'linkShared'],
  ['linkShared', 'public', 'public'],
] as const)('tells the address when what was %s is shown to others (%s)', async (status, visibility, after) => {
  const editor = openEditor({ status, visibility })
  await editor.take(({ publish }) => publish())
  expect(editor.question()).toMatchObject({ kind: 'published', article: { status: after } })
  expect(editor.told()).toEqual([])
})

it('asks before it publishes without photos that are not there yet', async () => {
  const editor = openEditor({ status: 'public', visibility: 'public', photosLeft: 1 })
  await editor.take((publishing) => publishing.publish())
  expect(editor.question()).toEqual({ kind: 'photos' })
  expect(editor.sent).toHaveLength(0)
  await editor.take((publishing) => publishing.publishWithoutPhotos())
  expect(editor.question()).toBeNull()
  expect(editor.sent).toHaveLength(1)
})

it('asks who may read a draft after it has asked for its photos', async () => {
  const editor = openEditor({ status: 'draft', visibility: 'draft', photosLeft: 2 })
  await editor.take((publishing) => publishing.publish())
  await editor.take((publishing) => publishing.publishWithoutPhotos())
  expect(editor.question()).toEqual({ kind: 'audience' })
})
