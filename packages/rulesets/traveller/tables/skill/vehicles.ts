/** The types of vehicle by group, as far as Book 1 names them: lines 726-728 and 742-744. */
import { table } from '@umpire/engine'

export const VEHICLE_GROUPS = ['Ground Car', 'Watercraft', 'Winged Craft', 'Hovercraft', 'Grav Belt'] as const
export type VehicleGroup = (typeof VEHICLE_GROUPS)[number]

export const VEHICLE_TYPES = table<VehicleGroup, readonly string[]>('Vehicle groups', {
  'Ground Car': ['Ground Car', 'ATV'],
  Watercraft: ['Watercraft'],
  'Winged Craft': ['Winged Craft', 'Helicopter'],
  Hovercraft: ['Hovercraft'],
  'Grav Belt': ['Grav Belt'],
})
