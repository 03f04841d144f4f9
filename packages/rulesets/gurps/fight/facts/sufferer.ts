/** Whoever something happens to, and what rows of tables ask of him: the ground that all carrying out stands on. */
import { BadInput } from '@umpire/engine'
import type { DamageType } from '../../catalog/entry/damage-types.ts'
import type { criticalMiss } from '../../combat/attack/critical.ts'
import type { DiceAdds } from '../../dice/dice-adds.ts'
import { ONE_DIE } from '../../dice/thrown-dice.ts'
import { healthNow, penaltyTo, wits } from '../state/now.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { RIGHT_ONES, type Uses } from '../state/which-part.ts'
import type { Asking } from './ask.ts'

/** To whom it happens, and in what. */
export interface Sufferer {
  readonly place: number
  /** Who struck, or was struck at; nobody where there is none. */
  readonly foe: number | null
  /** What was struck. */
  readonly location: string
  /** What he himself acts with, by its place among his things. */
  readonly arm: number | null
  /** A punch, a kick or a parry of bare hands; or that it was thrown. */
  readonly attack: string | null
  /** The arm and the leg that he uses, as they were before anything happened. */
  readonly uses: Uses
  /** What his own blow would have done. */
  readonly damage: { readonly dice: DiceAdds; readonly type: DamageType } | null
  /** Of the check that failed, for rolls that are made with the same bonuses. */
  readonly modifier: number
  /** Of a critical miss, what its table goes by: some rows count only if it says so twice. */
  readonly table: CriticalMissInput | null
}

/** Who fails critically, and with what, as the table needs to know it. */
export type CriticalMissInput = Parameters<typeof criticalMiss>[0]

/** An injury before it is carried out. A type, not an interface: a roll reads as it. */
export type Wound = {
  readonly location: string
  /** The dice, for the log. */
  readonly damage: string
  readonly type: DamageType
  readonly thrust: boolean
  readonly critical: boolean
  /** A missile less than an inch across. */
  readonly small: boolean
  readonly basic: number
  readonly dr: number
  readonly penetrating: number
  readonly injury: number
  /** Struck without knowing of it. */
  readonly surprised?: boolean
  /** What hurts more than it harms, by its name. */
  readonly by?: string
}

export const sufferer = (place: number, foe: number | null = null, location = 'torso'): Sufferer => ({
  place,
  foe,
  location,
  arm: null,
  attack: null,
  uses: RIGHT_ONES,
  damage: null,
  modifier: 0,
  table: null,
})

const SCORES = {
  HT: ['attribute-checks'],
  DX: ['dx', 'all-actions', 'attribute-checks'],
  IQ: ['iq', 'all-actions', 'attribute-checks'],
  Will: ['iq', 'all-actions', 'attribute-checks'],
} as const

/** The score that a row names, as the moment leaves it. */
export function scoreOf(fight: Fight, place: number, against: keyof typeof SCORES): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const { ht, ht_bonus } = healthNow(fighter, one)
  const score = {
    HT: ht + ht_bonus,
    DX: fighter.dx - one.shock,
    IQ: wits(fighter, one) - one.shock,
    Will: fighter.will,
  }
  return score[against] + penaltyTo(one, SCORES[against])
}

/** A die that decides between two: the first on 1 to 3. */
export const coin = (ask: Asking, by: string, purpose: string) => ask.read(ONE_DIE, { purpose, by }, face => face <= 3)

export const impossible = (what: string): never => {
  throw new BadInput('consequence', 'one that can be carried out here', what)
}
