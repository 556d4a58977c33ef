import type { EditorActor } from '../../core/selectors.ts'

/** Has files read one after another. */
export function openFiles(actor: EditorActor, files: Iterable<File>): void {
  const [file, ...more] = files
  if (file) actor.send({ type: 'file.open', file, more })
}
