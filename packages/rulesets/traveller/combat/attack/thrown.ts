/** Throwing blades. */
import {
  flag,
  int,
  list,
  nullable,
  oneOf,
  option,
  optional,
  or,
  replace,
  rolled,
  rule,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { makeThrow } from '../../core/throw.ts'
import { weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { CARRIED, RANGES } from '../../tables/words.ts'
import { expertiseAttack } from '../level/expertise.ts'
import { evade } from '../level/parry.ts'
import { THROWN_BLADE, woundDice } from '../weapon/matrices.ts'
import { drawing } from './drawing.ts'

const THROWN_RANGE = 'short'
const THROWN_HITS = '18+'
/** Getting the blade back takes so many rounds at close range to the target. */
export const RETRIEVAL_ROUNDS = 1

const given = {
  weapon: weaponField,
  /** A loose bayonet goes by dagger or blade skill. */
  level: or(nullable(int({ min: 0 })), null),
  /** As it stands now. */
  dexterity: or(int({ min: 0 }), 0),
  range: oneOf(...RANGES),
  target_evading: or(flag(), false),
  weapon_carried: or(oneOf(...CARRIED), 'in hand'),
  referee_dms: or(list(int({ min: -100, max: 100 }), 20), []),
  roll: optional(rolled('2d6')),
}

const thrownDm = (x: ValuesOf<typeof given>, evasion: number, why: Why): number => {
  const sum = why
    .sum('DM')
    .add('dexterity', x.dexterity)
    .add('skill', expertiseAttack({ weapon: x.weapon, level: x.level }, why))
    .when(x.target_evading, 'evasion', evasion, 'not evading')
    .add('drawing', drawing({ weapon_carried: x.weapon_carried, attack_this_round: true }, why))
  for (const dm of x.referee_dms) sum.add('referee', dm)
  return sum.total()
}

function thrown(x: ValuesOf<typeof given>, evasion: number, why: Why) {
  if (!weaponNamed(x.weapon, why).throwable || x.range !== THROWN_RANGE) {
    return {
      attack_possible: false as const,
      because: 'only a blade made for it may be thrown, such as a dagger, blade or bayonet, and at short range',
    }
  }
  const dm = thrownDm(x, evasion, why)
  const wound_dice = woundDice({ weapon: THROWN_BLADE }, why)
  if (x.roll === undefined) return { attack_possible: true as const, dm, wound_dice }
  const { total, success } = makeThrow({ throw: THROWN_HITS, roll: x.roll, dm }, why)
  return { attack_possible: true as const, dm, total, hit: success, wound_dice }
}

const evasionAt = (x: ValuesOf<typeof given>, why: Why): number =>
  evade({ range: x.range, target_evading: x.target_evading }, why).dm

export const throwingBlades = rule(
  { id: 'traveller.combat.throwing-blades', title: 'Throwing blades', lines: '1293-1293', given },
  (x, why) => thrown(x, evasionAt(x, why), why),
)

export const thrownEvasionAsPrinted = option({
  key: 'thrown-evasion-as-printed',
  title: 'Evasion and thrown blades to the letter',
  says: 'The evasion DM is subtracted from the throw of a blade, as printed: a target that evades is easier to hit.',
  replaces: [replace(throwingBlades, (x, why) => thrown(x, 0 - evasionAt(x, why), why))],
})
