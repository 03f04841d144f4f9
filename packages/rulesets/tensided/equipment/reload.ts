/** Reloading: a magazine or a belt at once, or cartridge by cartridge. */
import { int, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import { ACTIONS } from '../combat/act.ts'
import { actionCosts, costOf } from '../combat/actions.ts'
import { abilitiesHeld } from '../effect/effect.ts'
import { cell, type Gun, gunNamed, WEAPON } from '../tables/weapon.ts'
import { capacityOf } from './guns.ts'

/** Cartridges that one round, or one action, puts in by hand. */
const BY_HAND = 2

const GIVEN = {
  weapon: WEAPON,
  /** Cartridges to put in by hand; as many as it holds where it is not told. */
  load: optional(int({ min: 0, max: 100_000 })),
  abilities: abilitiesHeld,
  actions: optional(ACTIONS),
}

function steps(gun: Gun, { load }: ValuesOf<typeof GIVEN>, why: Why): number {
  if (cell(gun, 'feed', gun.feed, why) !== 'hand') return 1
  return why.round('by two cartridges', (load ?? capacityOf(gun, why)) / BY_HAND, 'up')
}

type Reloaded = {
  /** Rounds of nothing else, and what one of them, or one action, puts in; a whole magazine or belt otherwise. */
  readonly rounds: number
  readonly each: number
  /** Where actions are enough. */
  readonly actions_needed: number | null
  readonly allowed?: boolean
  readonly df_modifier?: number
}

export const reload = rule(
  {
    id: 'tensided.equipment.reload',
    title: 'Reloading',
    lines: '400-400, 1585-1585',
    given: GIVEN,
  },
  (x, why): Reloaded => {
    const gun = gunNamed(x.weapon, why)
    const rounds = steps(gun, x, why)
    const actions_needed = costOf('reload', x, why) === 'action' ? rounds : null
    const needed = { rounds, each: gun.feed === 'hand' ? BY_HAND : capacityOf(gun, why), actions_needed }
    const { actions } = x
    if (actions === undefined) return needed
    const { allowed, df_modifier } = actionCosts({ ...x, actions }, why)
    return { ...needed, allowed, df_modifier }
  },
)
