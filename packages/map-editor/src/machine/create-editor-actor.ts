import { type MapDocument, type MapObjectKind, randomId } from '@mishiori/map-document'
import { createActor } from 'xstate'
import { profileOfNewLine } from '../core/drafts/travel.ts'
import type { EditorActor } from '../core/editor-actor.ts'
import type { MapEditorServices } from '../core/services.ts'
import { en } from '../messages/en.ts'
import { type ReachNaming, reachName } from '../messages/reach-name.ts'
import { hostActor } from './host-actor.ts'
import { provideServices } from './provide-services.ts'

/** The part of the messages that the machine writes into documents. Every set of messages has it. */
export interface NewObjectNames extends ReachNaming {
  /** The name of each kind, without its number. */
  readonly objects: { readonly newNames: Readonly<Record<MapObjectKind, string>> }
}

/** What {@link createEditorActor} starts with. */
export interface EditorActorInput {
  /** What is edited at first. Replace it with the event `document.replace`. */
  readonly document: MapDocument
  /** What needs a server. A feature is available when its function is given. */
  readonly services?: MapEditorServices
  /** Names new objects and layers; English unless given. */
  readonly messages?: NewObjectNames
  /** Told the part of a file that was read, 0 to 1. */
  readonly onReadProgress?: (fraction: number) => void
}

/**
 * The editor without React and without a map: an xstate actor, not started yet. `snapshot.can(event)` says whether an
 * event is possible now, `actor.on('document.changed', …)` what was committed.
 *
 * @example
 * ```ts
 * const editor = createEditorActor({ document })
 * editor.on('document.changed', ({ document }) => save(document))
 * editor.start()
 * editor.send({ type: 'tool.choose', tool: 'spot' })
 * editor.send({ type: 'map.click', position: [138.1, 36.1] })
 * editor.send({ type: 'edit.confirm' })
 * ```
 */
export function createEditorActor(input: EditorActorInput): EditorActor {
  const { document, services = {}, messages = en, onReadProgress = () => {} } = input
  const actor = createActor(provideServices({ services: () => services, onReadProgress }), {
    ...(services.clock && { clock: services.clock }),
    input: {
      document,
      ports: {
        createId: services.createId ?? randomId,
        nameObject: (kind, number) => `${messages.objects.newNames[kind]} ${number}`,
        nameReach: (size) => reachName(messages, size),
        reachLimits: (profile) => services.travel?.reach?.(profile) ?? null,
        profileOfNewLine: () => profileOfNewLine(services),
      },
    },
  })
  return hostActor(actor)
}
