/** The results of tables that change a characteristic, taken apart. */
import { table } from '@umpire/engine'
import type { Characteristic } from '../words.ts'

export type Alteration = `+${1 | 2} ${Characteristic}` | '-1 social'
type Altered = { readonly characteristic: Characteristic; readonly change: number }

export const ALTERATIONS = table<Alteration, Altered>('Characteristic alterations', {
  '+1 strength': { characteristic: 'strength', change: 1 },
  '+1 dexterity': { characteristic: 'dexterity', change: 1 },
  '+1 endurance': { characteristic: 'endurance', change: 1 },
  '+1 intelligence': { characteristic: 'intelligence', change: 1 },
  '+1 education': { characteristic: 'education', change: 1 },
  '+1 social': { characteristic: 'social', change: 1 },
  '+2 strength': { characteristic: 'strength', change: 2 },
  '+2 dexterity': { characteristic: 'dexterity', change: 2 },
  '+2 endurance': { characteristic: 'endurance', change: 2 },
  '+2 intelligence': { characteristic: 'intelligence', change: 2 },
  '+2 education': { characteristic: 'education', change: 2 },
  '+2 social': { characteristic: 'social', change: 2 },
  '-1 social': { characteristic: 'social', change: -1 },
})
