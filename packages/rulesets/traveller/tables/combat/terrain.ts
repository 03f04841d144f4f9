/** Terrain: lines 974-990 and 1507-1523. */
import { table } from '@umpire/engine'

export const TERRAINS = [
  'clear',
  'prairie',
  'rough',
  'broken',
  'mountain',
  'forest',
  'jungle',
  'river',
  'swamp',
  'desert',
  'maritime_surface',
  'maritime_subsurface',
  'arctic',
  'city',
  'interior',
] as const
export type Terrain = (typeof TERRAINS)[number]

export const TERRAIN_NAMES: { readonly [terrain in Terrain]: string } = {
  clear: 'Clear, road, open',
  prairie: 'Prairie, plain, steppes',
  rough: 'Rough, hills, foothills',
  broken: 'Broken, highlands',
  mountain: 'Mountain, alpine',
  forest: 'Forest, woods',
  jungle: 'Jungle, rainforest',
  river: 'River, stream, creek',
  swamp: 'Swamp, bog, marsh',
  desert: 'Desert, dunes, sand sea',
  maritime_surface: 'Maritime surface',
  maritime_subsurface: 'Maritime subsurface',
  arctic: 'Arctic',
  city: 'City',
  interior: 'Building interior, cave',
}

/** On the throw for encounter range. */
export const TERRAIN_DMS = table<Terrain, number>('Terrain DMs', {
  clear: 3,
  prairie: 3,
  rough: 2,
  broken: 2,
  mountain: 3,
  forest: 1,
  jungle: 0,
  river: 1,
  swamp: -4,
  desert: 4,
  maritime_surface: 2,
  maritime_subsurface: -1,
  arctic: 2,
  city: -4,
  interior: -5,
})
