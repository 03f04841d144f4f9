/** What blows do: by Combat ST down to fractions of a die, by teeth and fists, through muscle, and out on the other side. */
import { hushed, type Why } from '@umpire/engine'
import {
  allOutAttack,
  attackRoll,
  average,
  basicDamage,
  beastDamage,
  criticalHit,
  type DiceAdds,
  damageDr,
  damageType,
  diceAddsText,
  fine,
  groupCritical,
  kick,
  plus,
  punch,
  readDiceAdds,
} from '@umpire/gurps/rooms'
import { blowthrough } from '../../combat/body.ts'
import { bites, punches } from '../../combat/strikes.ts'
import { damageAoa, lowDice, NO_DAMAGE, rollFor } from '../../damage/low-dice.ts'
import { partAt } from '../../fight/body/parts.ts'
import { sizeOf } from '../../size/choose.ts'
import { muscleToughness, stDamage } from '../../toys/bodies.ts'
import { flatCriticals } from '../../toys/defenses.ts'
import { strikingSkills } from '../../unarmed/striking.ts'
import { damageLimit } from '../../weight/weight.ts'
import { type Layer, layer } from '../switch/layer.ts'

/** Dice of no damage at all. */
const NOTHING = '0'
const written = (damage: string): string => (damage === NO_DAMAGE ? NOTHING : damage)

/** Of a share only so many digits can be written down. */
const DIGITS = 6

/** A roll of which only a share counts. */
const shared = (damage: string, divide_by: number): string =>
  diceAddsText({ ...readDiceAdds(damage, 'damage'), times: Number((1 / divide_by).toPrecision(DIGITS)) })

const scaledDamage: readonly Layer[] = [
  layer('scaled-damage', basicDamage, (x, why, base) => {
    const { instead } = lowDice({ combat_st: Math.max(0, x.st) }, why)
    if (instead === null) return base(x, why)
    const { thrust, swing } = base({ ...x, st: instead.roll_st }, why)
    return { thrust: shared(thrust, instead.divide_by), swing: shared(swing, instead.divide_by) }
  }),
  // A third of what is rolled, in place of two points.
  layer('scaled-damage', allOutAttack, (x, why, base) => {
    const plain = base(x, why)
    if (plain.damage_add === 0) return plain
    const damage = x.damage === undefined ? null : diceAddsText(x.damage)
    return { ...plain, damage, damage_add: 0, damage_more: aThirdMore(why) }
  }),
]

/** What is rolled all out, as a share of what was rolled. */
const aThirdMore = (why: Why): number =>
  (damageAoa({ rolled: SAMPLE, target_fractional_hp: true }, why) - SAMPLE) / SAMPLE
const SAMPLE = 3

const DICE = 3.5

/** No more than so many dice, whatever stands behind them. */
function limited(damage: string, most: number, why: Why): string {
  const rolled = readDiceAdds(damage, 'damage')
  return why.compare('dice', average(rolled) / DICE, '>', most) ? written(rollFor(most, why)) : damage
}

interface Striker {
  readonly boxing?: number
  readonly brawling?: number
  readonly karate?: number
}

/** As strong as his skill makes him. */
function strengthOf(st: number, { boxing, brawling, karate }: Striker, why: Why): number {
  const skills = {
    ...(boxing === undefined ? {} : { boxing }),
    ...(brawling === undefined ? {} : { brawling }),
    ...(karate === undefined ? {} : { karate }),
  }
  return strikingSkills({ combat_st: Math.max(0, st), ...skills, maneuver_damage: 0 }, why).effective_combat_st
}

const strikes: readonly Layer[] = [
  // In place of the printed table, and of the shares that the weak have of it.
  layer('revised-st-damage', basicDamage, (x, why) => {
    const weapon = x.weapon_lb === undefined ? {} : { weapon_lbs: x.weapon_lb }
    const { thrust, swing } = stDamage({ combat_st: Math.max(0, x.st), ...weapon }, why)
    return { thrust: written(thrust), swing: written(swing) }
  }),
  layer('damage-mass-limit', basicDamage, (x, why, base) => {
    const { thrust, swing } = base(x, why)
    if (x.body_lb === undefined) return { thrust, swing }
    const most = damageLimit({ mass: x.body_lb }, why)
    return { thrust: limited(thrust, most, why), swing: limited(swing, most, why) }
  }),
  layer('scaled-bites', beastDamage, (x, why, base) => {
    const printed = base(x, why)
    const { damage: roll, type } = bites({ combat_st: x.st, teeth: x.diet === 'carnivore' ? 'sharp' : 'human' }, why)
    const damage = written(roll)
    const basic = x.dice === undefined ? null : fallen(readDiceAdds(damage, 'damage'), x.dice)
    return { ...printed, damage, type, basic }
  }),
  layer('scaled-punches', punch, (x, why, base) => {
    const { punch_st } = punches({ combat_st: Math.max(0, x.st) }, why)
    const weaker = base({ ...x, st: punch_st }, why)
    // Two thirds of the strength are in place of the two points that a fist does less.
    return { ...weaker, damage: diceAddsText(plus(readDiceAdds(weaker.damage, 'punch'), 2)) }
  }),
  // Skill is strength behind the blow, in place of points of damage.
  layer('unarmed-skill-percent', punch, (x, why, base) => {
    const { boxing: _, brawling: __, karate: ___, ...unskilled } = x
    return { ...base({ ...unskilled, st: strengthOf(x.st, x, why) }, why), skill: base(x, hushed(why)).skill }
  }),
  layer('unarmed-skill-percent', kick, (x, why, base) => {
    if (x.st === undefined) return base(x, why)
    const { brawling: _, karate: __, ...unskilled } = x
    return { ...base({ ...unskilled, st: strengthOf(x.st, x, why) }, why), skill: base(x, hushed(why)).skill }
  }),
]

const fallen = ({ adds }: DiceAdds, dice: readonly number[]): number =>
  Math.max(
    0,
    dice.reduce((sum, face) => sum + face, adds),
  )

/** What such a blow does before anything of it is lost on the way out. */
type Blow = Parameters<typeof damageType>[0]
function uncapped(x: Blow, base: (x: Blow, why: Why) => { readonly injury: number }, why: Why): number {
  const { ht: _, ...free } = x
  return base(free, why).injury
}

const SHOTS: readonly string[] = ['bullet', 'impaling']

const bodies: readonly Layer[] = [
  // The advantage gives way: muscles do not stop a blow as armour does.
  layer('muscle-toughness', damageDr, (x, why, base) => base({ ...x, toughness_dr: 0 }, why)),
  layer('muscle-toughness', damageType, (x, why, base) => {
    const came = base(x, why)
    if (x.st === undefined) return came
    const location = partAt(x.location).muscles
    const { toughness } = muscleToughness({ combat_st: Math.max(0, x.st), location, dr: 0, multiplier: 1 }, why)
    const all = uncapped(x, base, why)
    // Muscles stop hits, never what the multiplier made of them.
    const left = fine(
      why.sum('injury').add('multiplied', all).add('muscles', -Math.min(toughness, x.penetrating)).total(),
    )
    return { injury: why.atMost('the rest is lost', came.injury, Math.max(0, left)) }
  }),
  layer('scaled-blowthrough', damageType, (x, why, base) => {
    const came = base(x, why)
    if (x.ht === undefined || !SHOTS.includes(x.type)) return came
    const location = partAt(x.location).shot_through
    const size = x.body === undefined ? 0 : sizeOf(x.body.yards)
    const attack = x.type === 'impaling' ? 'impaling' : 'bullet'
    const { limit } = blowthrough({ size, location, attack, bullet_multiplier: 1 }, why)
    const all = partAt(x.location).limb === null ? uncapped(x, base, why) : came.injury
    if (limit === null || all <= limit) return { injury: all }
    const through = why.atMost('the rest goes through', limit, all)
    // Nobody loses a part of a point who has whole ones.
    return { injury: Number.isInteger(all) && Number.isInteger(x.ht) ? why.round('injury', through, 'down') : through }
  }),
]

/** Nobody of this skill lands a critical hit on more than a four. */
const BEST = 14

const isFlat = ({ effective: skill, roll }: { readonly effective: number; readonly roll: number }, why: Why): boolean =>
  flatCriticals({ skill, roll }, why)

const criticals: readonly Layer[] = [
  layer('flat-criticals', criticalHit, (x, why, base) =>
    base(isFlat(x, why) ? x : { ...x, effective: Math.min(BEST, x.effective) }, why),
  ),
  layer('flat-criticals', attackRoll, (x, why, base) => {
    const came = base(x, why)
    return came.critical_hit ? { ...came, critical_hit: isFlat(x, why) } : came
  }),
  layer('flat-criticals', groupCritical, (x, why, base) => {
    const came = base(x, why)
    return isFlat(x, why) ? came : { ...came, critical_hits: 0, normal_hits: came.hits, maximum_damage: false }
  }),
]

/** In the order in which they stand on each other. */
export const damageLayers: readonly Layer[] = [...scaledDamage, ...strikes, ...bodies, ...criticals]
