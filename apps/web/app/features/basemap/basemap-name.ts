import type { BasemapOffer } from '@repo/contract'
import type { Translator, VisitorMessages } from '@repo/i18n'

/** What a basemap is called. Products keep their own names, a style of somebody's is called by its server. */
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
