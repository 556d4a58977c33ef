import type { BasemapOffer } from '@repo/contract'
import type { Translator, VisitorMessages } from '@repo/i18n'

/** The name of a basemap. Products keep their own names; a custom style is named after its server. */
export function basemapName({ name, styleUrl }: BasemapOffer, t: Translator<VisitorMessages>): string {
  switch (name) {
    case 'openfreemap':
      return 'OpenFreeMap'
    case 'protomaps':
      return 'Protomaps'
    case 'style':
      return URL.canParse(styleUrl ?? '') ? new URL(styleUrl ?? '').host : (styleUrl ?? '')
    default:
      return t(`basemap.${name}`)
  }
}
