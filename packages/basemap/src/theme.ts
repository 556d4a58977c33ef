export type BasemapTheme = 'light' | 'dark'
export type BasemapLocale = 'ja' | 'en-us'

/** Colours of the embedded map: low saturation, cool relief, so that the route's line is the loudest thing on it. */
export const BASEMAP_COLORS = {
  light: {
    water: '#b7dce4',
    land: '#e9f0e2',
    river: '#8cc6d6',
    border: '#7d8a8f',
    stateBorder: '#a9b5ae',
    shadow: '#35606f',
    highlight: '#ffffff',
    label: '#22313a',
    labelQuiet: '#5b6c73',
    halo: 'rgba(255,255,255,0.94)',
  },
  dark: {
    water: '#0e3e50',
    land: '#182b30',
    river: '#1e6076',
    border: '#71868f',
    stateBorder: '#3b4f58',
    shadow: '#020a0e',
    highlight: '#7fa4ac',
    label: '#e6eef0',
    labelQuiet: '#a0b1b8',
    halo: 'rgba(12,24,30,0.92)',
  },
} as const satisfies Record<BasemapTheme, Record<string, string>>
