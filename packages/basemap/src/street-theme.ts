import type { BasemapTheme } from './theme.ts'

/** Colours of streets: quiet enough that a route drawn on one is seen first. */
export const STREET_COLORS = {
  light: {
    built: 'rgba(238,236,226,0.62)',
    park: 'rgba(172,212,160,0.6)',
    wood: 'rgba(150,194,150,0.42)',
    motorway: '#f3c79c',
    motorwayCasing: '#c98f5a',
    major: '#fbe7b8',
    majorCasing: '#cfae74',
    minor: '#ffffff',
    minorCasing: '#b6c2bd',
    path: '#8d6f4e',
    pathHalo: 'rgba(255,255,255,0.75)',
    rail: '#76848a',
    railGap: '#f6f8f7',
    name: '#4a5a60',
    water: '#2c7288',
    peak: '#5c4a36',
    station: '#22313a',
  },
  dark: {
    built: 'rgba(44,56,60,0.55)',
    park: 'rgba(44,84,62,0.62)',
    wood: 'rgba(32,68,54,0.55)',
    motorway: '#7d6145',
    motorwayCasing: '#2a2018',
    major: '#5f5a48',
    majorCasing: '#141c1e',
    minor: '#557079',
    minorCasing: '#16242a',
    path: '#b79d7c',
    pathHalo: 'rgba(12,24,30,0.6)',
    rail: '#7f9097',
    railGap: '#1b2a30',
    name: '#b9c7cc',
    water: '#7fc0d4',
    peak: '#d5c2a8',
    station: '#e6eef0',
  },
} as const satisfies Record<BasemapTheme, Record<string, string>>

export type StreetColors = (typeof STREET_COLORS)[BasemapTheme]
