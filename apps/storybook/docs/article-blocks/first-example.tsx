import { Source } from '@storybook/addon-docs/blocks'
import readme from '../../../../packages/article-blocks/README.md?raw'

/** The first example of the package's README, as it stands there. */
export function FirstExample() {
  return <Source language="tsx" code={/^```tsx\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? ''} />
}
