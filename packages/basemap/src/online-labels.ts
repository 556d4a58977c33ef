import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { BasemapLocale } from './theme.ts'

/** Where OpenMapTiles keeps a name, the reader's language first. */
const NAME_FIELDS: Readonly<Record<BasemapLocale, readonly string[]>> = {
  ja: ['name:ja', 'name'],
  'en-us': ['name:en', 'name_en', 'name:latin', 'name'],
}

/** The style with names in the reader's language. Labels that show something else, such as road numbers, stay. */
export function localizeStyle(style: StyleSpecification, locale: BasemapLocale): StyleSpecification {
  const gets = NAME_FIELDS[locale].map((field): ExpressionSpecification => ['get', field])
  const name: ExpressionSpecification = ['coalesce', ...gets]
  return {
    ...style,
    layers: style.layers.map((layer) =>
      layer.type === 'symbol' && showsName(layer.layout?.['text-field'])
        ? { ...layer, layout: { ...layer.layout, 'text-field': name } }
        : layer,
    ),
  }
}

function showsName(textField: unknown): boolean {
  return /\{name|"name/.test(JSON.stringify(textField) ?? '')
}
