import type { MapObjectId } from '@mishiori/map-document'
import { SHAPE_KINDS, type ShapeKind } from '../../core/drafts/shape-kind.ts'

type ChooseShapeArgs = { readonly event: { readonly shape: ShapeKind } }
type EditShapeArgs = { readonly event: { readonly objectId: MapObjectId } }

/** What choosing a shape leads to, as long as nothing of another one is drawn. */
export const chooseShape = SHAPE_KINDS.map(
  (shape) =>
    ({
      guard: { type: 'isShape', params: ({ event }: ChooseShapeArgs) => ({ chosen: event.shape, shape }) },
      target: `#mapEditor.shape.${shape}`,
      actions: { type: 'announceShape', params: { shape } },
    }) as const,
)

/** What asking to edit a shape leads to. */
export const editShape = SHAPE_KINDS.map(
  (kind) =>
    ({
      guard: { type: 'isOfKind', params: ({ event }: EditShapeArgs) => ({ objectId: event.objectId, kind }) },
      target: `#mapEditor.shape.${kind}.adjusting`,
      actions: {
        type: 'openExisting',
        params: ({ event }: EditShapeArgs) => ({ objectId: event.objectId, tool: 'shape' as const }),
      },
    }) as const,
)
