/** What a throw to hit depends on in an encounter, and the input of the rule that comes of it. */
import { hushed, type Why } from '@umpire/engine'
import type { Attack } from '../../combat/attack/to-hit.ts'
import type { Blow } from '../../combat/weapon/blows.ts'
import type { Status } from '../../tables/combat/wounds.ts'
import type { Range } from '../../tables/words.ts'
import type { Fighter } from '../state/fighter.ts'
import { counted, defence, fightingValues, type InUse } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'

/** Everything that a throw to hit depends on: `against` is given nothing else. */
export interface Aim {
  readonly attacker: Fighter
  /** As the attacker is now, as far as it counts. */
  readonly strength: number
  readonly dexterity: number
  readonly endurance: number
  readonly use: InUse
  readonly has_surprise: boolean
  readonly range: Range
  /** Of a blow or swing. */
  readonly blow: Blow | null
  readonly group_dm: number
  readonly referee_dms: readonly number[]
  readonly victim: Fighter
  readonly evading: boolean
  readonly status: Status
  readonly laser_hits: number
  /** The place of what the victim holds, and how that stands; none is bare hands. */
  readonly hand: number | null
  readonly ammo: number
  readonly bayonet_fixed: boolean
  readonly uses: number
}

interface Aimed {
  readonly place: number
  readonly target: number
  readonly use: InUse
  readonly range: Range
  readonly blow: Blow | null
  readonly group_dm: number
}

/**
 * What a throw depends on at this moment of an encounter. Where nobody listens, what makes no difference is the same for
 * all: shots hang on dexterity alone, blows on strength.
 */
export function aimAt(encounter: Encounter, { place, target, use, range, blow, group_dm }: Aimed, why: Why): Aim {
  const attacker = fighterAt(encounter, place)
  const now = standingAt(encounter, place)
  const { at_start } = attacker
  const { hand, weapons, movement, status, laser_hits } = standingAt(encounter, target)
  const held = hand === null ? undefined : weapons[hand]
  return {
    attacker,
    strength: why.quiet && use.shot ? at_start.strength : now.strength,
    dexterity: why.quiet && !use.shot ? at_start.dexterity : now.dexterity,
    endurance: why.quiet ? at_start.endurance : now.endurance,
    use,
    has_surprise: encounter.surprise === attacker.party,
    range,
    blow,
    group_dm,
    referee_dms: encounter.referee_dms,
    victim: fighterAt(encounter, target),
    evading: movement === 'evade',
    status,
    laser_hits,
    hand,
    ammo: counted(held?.ammo ?? 0, why),
    bayonet_fixed: held?.bayonet_fixed ?? false,
    uses: counted(held?.uses ?? 0, why),
  }
}

/** The input of the throw to hit. */
export function against(aim: Aim, why: Why): Attack {
  const { attacker, use, victim } = aim
  const values = fightingValues(attacker, aim, why)
  const entered = fightingValues(attacker, attacker.at_start, why)
  // Nobody parries a shot: whoever fires it is not told how well that one would.
  const held = defence(victim, aim, use.shot ? hushed(why) : why)
  return {
    weapon: use.row,
    mode: use.mode,
    level: use.level,
    strength: values.strength,
    dexterity: values.dexterity,
    strength_at_start: entered.strength,
    dexterity_at_start: entered.dexterity,
    armor: victim.armor,
    laser_hits_taken: aim.laser_hits,
    range: aim.range,
    accessories: use.accessories,
    folded: use.folded,
    // The referee's secret: it is settled with the dice, not with the sum.
    misaligned: false,
    target_evading: aim.evading,
    target_surprised: aim.has_surprise,
    target_status: aim.status,
    target_flying: victim.flying,
    defender_weapon: held.weapon,
    defender_level: held.level,
    defender_skills: victim.skills,
    defender_player_character: victim.player_character,
    blow: aim.blow,
    weapon_carried: use.carried,
    extra_dm: use.extra_dm,
    group_dm: aim.group_dm,
    referee_dms: aim.referee_dms,
  }
}
