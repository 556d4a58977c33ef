import { type MachineSnapshot, selectEditTarget } from '../../core/selectors.ts'
import { firstAnswer } from '../../tools/tool-registry.ts'
import type { EditTargetHandler } from '../pick/edit-target.ts'

/** How what is being edited is picked and dragged; null while nothing is. */
export function editTargetHandler(snapshot: MachineSnapshot): EditTargetHandler | null {
  const target = selectEditTarget(snapshot)
  return target && firstAnswer(({ onMap }) => onMap?.editTarget?.(target))
}
