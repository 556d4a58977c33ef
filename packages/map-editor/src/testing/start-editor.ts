import type { MapDocument } from '@mishiori/map-document'
import { createActor } from 'xstate'
import { profileOfNewLine } from '../core/drafts/travel.ts'
import type { MachineEmitted, MachineEvent } from '../core/events.ts'
import { selectDocument } from '../core/selectors.ts'
import type { MapEditorServices } from '../core/services.ts'
import { provideServices } from '../machine/provide-services.ts'
import { aDocument } from './fixtures.ts'

/** The real machine, started, with everything it emits recorded in order. Without React and without a map. */
export function startEditor(document: MapDocument = aDocument(), services: MapEditorServices = {}) {
  let made = 0
  const actor = createActor(provideServices({ services: () => services, onReadProgress: () => {} }), {
    input: {
      document,
      ports: {
        createId: () => {
          made += 1
          return `new-${made}`
        },
        nameObject: (kind, number) => `${kind} ${number}`,
        nameReach: (size) => ('minutes' in size ? `reach ${size.minutes} min` : `reach ${size.kilometers} km`),
        reachLimits: (profile) => services.travel?.reach?.(profile) ?? null,
        profileOfNewLine: () => profileOfNewLine(services),
      },
    },
  })
  const emitted: MachineEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    send: (event: MachineEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    document: () => selectDocument(actor.getSnapshot()),
    emittedOf: <Type extends MachineEmitted['type']>(type: Type) =>
      emitted.filter((event): event is Extract<MachineEmitted, { type: Type }> => event.type === type),
  }
}
