import { selectDocument } from '../../core/selectors.ts'
import { useEditorLater } from '../context/editor-context.tsx'
import { HiddenObjects, type HiddenObjectsProps } from './hidden-objects.tsx'

/** As `HiddenObjects`, of the document that is being edited. */
export function HiddenEditedObjects(props: Omit<HiddenObjectsProps, 'document'>) {
  return <HiddenObjects {...props} document={useEditorLater(selectDocument)} />
}
