import { rectangleSizeMeters } from '@mishiori/map-document'
import type { ShapeSizeProps } from '../../ui/panel-props.ts'
import { LengthField } from '../../ui/shared/length-field.tsx'
import styles from '../../ui/shared/tool-controls.module.css'

/** The measures of a circle or rectangle, to be typed in kilometres. */
export function ShapeSize({ messages, shape, onResize }: ShapeSizeProps) {
  const { radius, width, height } = messages.shapes
  if (shape.kind === 'circle') {
    return (
      <div className={styles.sizes}>
        <LengthField
          messages={messages}
          label={radius}
          meters={shape.radiusMeters}
          onCommit={(radiusMeters) => onResize({ kind: 'circle', radiusMeters })}
        />
      </div>
    )
  }
  const size = rectangleSizeMeters(shape)
  return (
    <div className={styles.sizes} data-wide="">
      <LengthField
        messages={messages}
        label={width}
        meters={size.widthMeters}
        onCommit={(widthMeters) => onResize({ kind: 'rectangle', ...size, widthMeters })}
      />
      <LengthField
        messages={messages}
        label={height}
        meters={size.heightMeters}
        onCommit={(heightMeters) => onResize({ kind: 'rectangle', ...size, heightMeters })}
      />
    </div>
  )
}
