import type { MapDocument } from '@mishiori/map-document'
import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { type EditorDraft, isAutosaved, type SaveAs } from './draft.ts'
import type { PendingSave, SavedArticle, SaveOutcome } from './ports.ts'
import {
  type JournalOrder,
  journalOrder,
  newSave,
  overTheirs,
  restoredRevisions,
  type SaveContext,
  type SaveInput,
} from './save-context.ts'
import { articleSlot, GUEST_ID, sharedSlot } from './slots.ts'

export type SaveEvent =
  | { type: 'drawing.change'; drawing: MapDocument | null }
  | { type: 'draft.change'; change: Partial<EditorDraft> }
  | { type: 'save.request'; as: SaveAs }
  /** What would be saved by itself in a moment is saved now. */
  | { type: 'save.soon' }
  | { type: 'journal.flush' }
  | { type: 'journal.touch' }
  | { type: 'network.return' }
  | { type: 'session.renew' }
  /** A guest has become a user, whose the work is from now on. */
  | { type: 'account.begin'; userId: number }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.keepBoth'; title: string }

/** `draft.replaced`: the views must show `draft` instead of what they hold. `article.saved`: the address may need to change. */
export type SaveEmitted =
  | { type: 'draft.replaced'; draft: EditorDraft }
  | { type: 'article.saved'; article: SavedArticle; as: SaveAs }

interface OutcomeParams {
  readonly outcome: SaveOutcome
}
const outcomeOf = ({ event }: { event: { output: SaveOutcome } }): OutcomeParams => ({ outcome: event.output })
const changed = {
  type: 'applyChange',
  params: ({ event }: { event: { change: Partial<EditorDraft> } }) => ({ change: event.change }),
} as const

/** 2, 4, 8 … seconds, at most a minute. */
const retryDelayMs = (attempt: number) => Math.min(60_000, 1000 * 2 ** attempt)

/**
 * Saves one article: at once on the device, after a pause or on request on the server. Two regions that never wait for
 * each other: `device` writes the journal within half a second of a change, `server` sends one save at a time and keeps
 * it until an answer comes.
 */
export const saveMachine = setup({
  types: { context: {} as SaveContext, events: {} as SaveEvent, input: {} as SaveInput, emitted: {} as SaveEmitted },
  actors: {
    sendSave: fromPromise<SaveOutcome, PendingSave>(() => Promise.reject(new Error('sendSave must be provided'))),
    writeJournal: fromPromise<void, JournalOrder>(() => Promise.reject(new Error('writeJournal must be provided'))),
  },
  delays: {
    journalPause: 400,
    autosavePause: 3000,
    retryPause: ({ context }) => context.retryAfterMs ?? retryDelayMs(context.attempt),
  },
  guards: {
    isSaved: (_, { outcome }: OutcomeParams) => outcome.kind === 'saved',
    isConflict: (_, { outcome }: OutcomeParams) => outcome.kind === 'conflict',
    isLoggedOut: (_, { outcome }: OutcomeParams) => outcome.kind === 'loggedOut',
    isRefused: (_, { outcome }: OutcomeParams) => outcome.kind === 'refused',
    hasSomethingToSend: ({ context }) => context.pending !== null || context.requested !== null,
    hasUnsaved: ({ context }) => context.revision !== context.savedRevision,
    /** The server has no room for guests: all is kept on the device. */
    autosaves: ({ context }) => context.userId !== GUEST_ID && isAutosaved(context.base?.status ?? null),
    theirsExists: ({ context }) => context.conflict?.theirs != null,
  },
  actions: {
    applyChange: assign({
      draft: ({ context }, params: { change: Partial<EditorDraft> }) => ({ ...context.draft, ...params.change }),
      revision: ({ context }) => context.revision + 1,
      changedAt: ({ context }) => context.now(),
    }),
    takeOver: assign({ userId: (_, params: { userId: number }) => params.userId }),
    request: assign({ requested: (_, params: { as: SaveAs }) => params.as }),
    prepareSave: assign(({ context }) =>
      context.pending ? {} : { pending: newSave(context), requested: null, problem: null },
    ),
    announceSaved: emit(({ context }, { outcome }: OutcomeParams) => {
      if (outcome.kind !== 'saved') throw new Error('only a saved article is announced')
      return { type: 'article.saved' as const, article: outcome.article, as: context.pending?.as ?? 'asDraft' }
    }),
    recordSaved: assign(({ context }, { outcome }: OutcomeParams) => {
      if (outcome.kind !== 'saved') return {}
      const shared = articleSlot(outcome.article.id)
      const slot = sharedSlot(context.slot) === shared ? context.slot : shared
      const savedRevision = context.pending?.revision ?? context.savedRevision
      return {
        base: outcome.article,
        slot,
        formerSlots: slot === context.slot ? context.formerSlots : [...context.formerSlots, context.slot],
        savedRevision,
        savedAt: context.now(),
        pending: null,
        attempt: 0,
      }
    }),
    recordConflict: assign(({ context }, { outcome }: OutcomeParams) =>
      outcome.kind === 'conflict'
        ? { conflict: { theirs: outcome.theirs, as: context.pending?.as ?? 'asDraft' }, pending: null, attempt: 0 }
        : {},
    ),
    recordRefusal: assign((_, { outcome }: OutcomeParams) =>
      outcome.kind === 'refused' ? { problem: outcome.error, pending: null, attempt: 0 } : {},
    ),
    recordUnreachable: assign(({ context: { attempt } }, { outcome }: OutcomeParams) => {
      if (outcome.kind !== 'unreachable') return { attempt: attempt + 1 }
      const { retryAfterMs, cause: awayCause } = outcome
      // A server that says when to come again is no reason to wait longer and longer.
      return { retryAfterMs, awayCause, attempt: retryAfterMs === null ? attempt + 1 : Math.max(1, attempt) }
    }),
    keepMine: assign(({ context }) => overTheirs(context)),
    takeTheirs: assign(({ context: { conflict, revision, now } }) =>
      conflict?.theirs
        ? {
            draft: conflict.theirs.draft,
            base: conflict.theirs.saved,
            revision: revision + 1,
            savedRevision: revision + 1,
            savedAt: now(),
            conflict: null,
          }
        : {},
    ),
    announceReplaced: emit(({ context }) => ({ type: 'draft.replaced' as const, draft: context.draft })),
    becomeNewArticle: assign(({ context }, params: { title: string }) => ({
      draft: { ...context.draft, title: params.title, visibility: 'draft' as const },
      revision: context.revision + 1,
      slot: `new:${context.createKey()}`,
      formerSlots: [...context.formerSlots, context.slot],
      base: null,
      conflict: null,
      requested: 'asDraft' as const,
    })),
    holdDrawing: assign({
      drawing: (_, params: { drawing: MapDocument | null }) => params.drawing,
      changedAt: ({ context }, { drawing }: { drawing: MapDocument | null }) =>
        drawing ? context.now() : context.changedAt,
    }),
    /** Another tab may work in one of them from now on. */
    forgetFormerSlots: assign({ formerSlots: [] }),
    touchJournal: raise({ type: 'journal.touch' }),
    /** At once: an author who reads "saved" and leaves must not be offered the same work again. */
    flushJournal: raise({ type: 'journal.flush' }),
  },
}).createMachine({
  id: 'save',
  type: 'parallel',
  context: ({ input: { restored, ...input } }) => ({
    ...input,
    formerSlots: [],
    drawing: null,
    ...restoredRevisions({ draft: input.draft, ...(restored && { restored }) }),
    changedAt: input.now(),
    savedAt: input.base ? new Date(input.base.updatedAt) : null,
    requested: null,
    attempt: 0,
    retryAfterMs: null,
    awayCause: 'network',
    problem: null,
    conflict: null,
  }),
  states: {
    device: {
      initial: 'kept',
      on: {
        'journal.flush': '.writing',
        'drawing.change': {
          actions: [{ type: 'holdDrawing', params: ({ event: { drawing } }) => ({ drawing }) }, 'touchJournal'],
        },
      },
      states: {
        kept: { on: { 'draft.change': 'pausing', 'journal.touch': 'pausing' } },
        pausing: { after: { journalPause: 'writing' } },
        writing: {
          invoke: {
            src: 'writeJournal',
            input: ({ context }) => journalOrder(context),
            onDone: { target: 'kept', actions: 'forgetFormerSlots' },
            onError: 'failed',
          },
          on: { 'draft.change': 'writingOld', 'journal.touch': 'writingOld' },
        },
        /** Something changed while the former state was being written. */
        writingOld: { after: { journalPause: 'writing' } },
        failed: { on: { 'draft.change': 'pausing', 'journal.touch': 'pausing' } },
      },
    },
    server: {
      initial: 'deciding',
      on: {
        'draft.change': { actions: changed },
        'account.begin': {
          target: '.deciding',
          actions: [{ type: 'takeOver', params: ({ event: { userId } }) => ({ userId }) }, 'touchJournal'],
        },
        'save.request': { target: '.saving', actions: { type: 'request', params: ({ event }) => ({ as: event.as }) } },
      },
      states: {
        deciding: {
          always: [
            { guard: 'hasSomethingToSend', target: 'saving' },
            { guard: 'hasUnsaved', target: 'unsaved' },
            { target: 'settled' },
          ],
        },
        settled: { on: { 'draft.change': { target: 'unsaved', actions: changed } } },
        unsaved: {
          after: { autosavePause: { guard: 'autosaves', target: 'saving' } },
          on: {
            'save.soon': { guard: 'autosaves', target: 'saving' },
            'draft.change': { target: 'unsaved', reenter: true, actions: changed },
          },
        },
        saving: {
          entry: ['prepareSave', 'touchJournal'],
          on: { 'save.request': { actions: { type: 'request', params: ({ event }) => ({ as: event.as }) } } },
          invoke: {
            src: 'sendSave',
            input: ({ context }) => context.pending ?? newSave(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: outcomeOf },
                target: 'deciding',
                actions: [
                  { type: 'announceSaved', params: outcomeOf },
                  { type: 'recordSaved', params: outcomeOf },
                  'flushJournal',
                ],
              },
              {
                guard: { type: 'isConflict', params: outcomeOf },
                target: 'conflicted',
                actions: { type: 'recordConflict', params: outcomeOf },
              },
              { guard: { type: 'isLoggedOut', params: outcomeOf }, target: 'loggedOut' },
              {
                guard: { type: 'isRefused', params: outcomeOf },
                target: 'refused',
                actions: { type: 'recordRefusal', params: outcomeOf },
              },
              { target: 'retrying', actions: { type: 'recordUnreachable', params: outcomeOf } },
            ],
          },
        },
        retrying: { after: { retryPause: 'saving' }, on: { 'network.return': 'saving' } },
        loggedOut: { on: { 'session.renew': 'saving' } },
        refused: { on: { 'draft.change': { target: 'unsaved', actions: changed } } },
        conflicted: {
          on: {
            'save.request': {}, // the author chooses first
            'conflict.keepMine': { guard: 'theirsExists', target: 'saving', actions: 'keepMine' },
            'conflict.takeTheirs': {
              guard: 'theirsExists',
              target: 'settled',
              actions: ['takeTheirs', 'announceReplaced', 'touchJournal'],
            },
            'conflict.keepBoth': {
              target: 'saving',
              actions: [
                { type: 'becomeNewArticle', params: ({ event }) => ({ title: event.title }) },
                'announceReplaced',
              ],
            },
          },
        },
      },
    },
  },
})
