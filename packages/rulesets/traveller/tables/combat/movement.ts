/** Movement status and what it leaves open: lines 1057-1063. What the book does not say is the inventory's ruling. */
import { matrix, table } from '@umpire/engine'

export const MOVEMENTS = ['stand', 'evade', 'close_range', 'open_range'] as const
export type Movement = (typeof MOVEMENTS)[number]

export const PACES = ['walk', 'run'] as const
export type Pace = (typeof PACES)[number]

export const BANDS_BY_PACE = table<Pace, number>('Bands by pace', { walk: 1, run: 2 })

type Open = {
  readonly attack: boolean
  /** Reloading, drawing only, fitting an accessory, picking up a blade. */
  readonly other_action: boolean
  readonly parry: boolean
  /** Blows of the endurance allowance that it costs. */
  readonly blow_cost: number
}

const UNHINDERED = { attack: true, other_action: true, parry: true, blow_cost: 0 }
const RUNNING = { attack: false, other_action: false, parry: true, blow_cost: 1 }
const EVADING = { attack: false, other_action: true, parry: false, blow_cost: 0 }
const NOTHING = { attack: false, other_action: false, parry: false, blow_cost: 0 }

/** Who stands, evades or can do nothing has no pace: both columns are alike. */
export const STATUS_ALLOWS = matrix<Movement | 'surprised' | 'helpless', Pace, Open>('What each status leaves open', {
  stand: { walk: UNHINDERED, run: UNHINDERED },
  close_range: { walk: UNHINDERED, run: RUNNING },
  open_range: { walk: UNHINDERED, run: RUNNING },
  evade: { walk: EVADING, run: EVADING },
  surprised: { walk: NOTHING, run: NOTHING },
  helpless: { walk: NOTHING, run: NOTHING },
})
