import { pendingAct } from '@repo/web-kit/pending-act'

const ACTS = ['publish', 'save'] as const
/** What a guest wanted to do with the work, and only users can. */
export type EditorAct = (typeof ACTS)[number]

interface EditorWish {
  /** Where the work is kept on the device. */
  readonly slot: string
  readonly act: EditorAct
}

/** What goes on by itself once the guest has an account, here or back from a service that led away. */
export const pendingEditorAct = pendingAct('pending-editor-act', isEditorWish)

function isEditorWish(value: unknown): value is EditorWish {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slot' in value &&
    typeof value.slot === 'string' &&
    'act' in value &&
    ACTS.some((act) => act === value.act)
  )
}

/** Where the work of a guest is gone on with as a user's. */
export function takenOverPath(slot: string, hash: string): string {
  return `/home/routes/create?${new URLSearchParams({ resume: slot })}${hash}`
}
