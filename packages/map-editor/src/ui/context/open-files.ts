import type { MachineActor } from '../../core/selectors.ts'

/** Has files read one after another. */
export function openFiles(actor: MachineActor, files: Iterable<File>): void {
  const [file, ...more] = files
  if (file) actor.send({ type: 'file.open', file, more })
}
