import { type MapDocument, randomId } from '@mishiori/map-document'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { profileOfNewLine } from '../core/drafts/travel.ts'
import type { MachineActor } from '../core/selectors.ts'
import type { MapEditorServices } from '../core/services.ts'
import { provideServices } from '../machine/provide-services.ts'
import type { MapEditorMessages } from '../messages/messages.ts'
import { reachName } from '../messages/reach-name.ts'
import { useLatest } from '../ui/shared/use-latest.ts'

/** The inputs of the machine behind a component. */
export interface EditorActorOptions {
  readonly value: MapDocument
  readonly onChange: (document: MapDocument) => void
  readonly messages: MapEditorMessages
  readonly services: MapEditorServices
  /** Told the part of a file that was read, 0 to 1. */
  readonly onReadProgress?: (fraction: number) => void
}

/** The running machine behind one editor. It lives as long as the component; messages and services may change. */
export function useEditorActor(options: EditorActorOptions): MachineActor {
  const latest = useLatest(options)
  const machine = useMemo(
    () =>
      provideServices({
        services: () => latest.current.services,
        onReadProgress: (fraction) => latest.current.onReadProgress?.(fraction),
      }),
    [latest],
  )
  const { clock } = options.services
  const actor = useActorRef(machine, {
    ...(clock && { clock }),
    input: {
      document: options.value,
      ports: {
        createId: () => (latest.current.services.createId ?? randomId)(),
        nameObject: (kind, number) => `${latest.current.messages.objects.newNames[kind]} ${number}`,
        nameReach: (size) => reachName(latest.current.messages, size),
        reachLimits: (profile) => latest.current.services.travel?.reach?.(profile) ?? null,
        profileOfNewLine: () => profileOfNewLine(latest.current.services),
      },
    },
  })
  useControlledValue(actor, options)
  return actor
}

/**
 * Synchronizes the machine and the host's value. A value that was emitted here is an echo, even when the host is a few
 * changes behind; any other value replaces the document.
 */
function useControlledValue(actor: MachineActor, { value, onChange }: EditorActorOptions): void {
  const latestOnChange = useLatest(onChange)
  const unanswered = useRef<readonly MapDocument[]>([])
  const lastValue = useRef(value)

  useEffect(() => {
    const subscription = actor.on('document.changed', ({ document }) => {
      unanswered.current = [...unanswered.current, document]
      latestOnChange.current(document)
    })
    return () => subscription.unsubscribe()
  }, [actor, latestOnChange])

  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    const echo = unanswered.current.lastIndexOf(value)
    unanswered.current = echo < 0 ? [] : unanswered.current.slice(echo + 1)
    if (echo < 0) actor.send({ type: 'document.replace', document: value })
  }, [actor, value])
}
