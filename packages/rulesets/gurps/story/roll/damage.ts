/** The damage of a hit: the dice of a weapon line, its minimum, what armour and Toughness take, and the kind of wound. */
import { type Ask, BadInput, int, nullable, or, procedure, type ValuesOf, type Why } from '@umpire/engine'
import { bodyDr, toughness } from '../../advantage/toughness.ts'
import { DAMAGE_TYPES } from '../../catalog/entry/damage-types.ts'
import { minimumDamage, weaponDamage } from '../../damage/damage.ts'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { thrown } from '../../dice/thrown.ts'
import { type AttackLine, attackLines, bareHands, gunsInHand } from '../../sheet/arms.ts'
import { NAME } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { damaged } from '../facts/roll-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn } from '../person/person.ts'

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Every line of attack that somebody has, under the name of its weapon. */
function linesOf(person: Person, weapon: string, why: Why): readonly AttackLine[] {
  const owned = person.known.items.filter(
    ({ item, things }) => same(item.name, weapon) || things.some(({ thing }) => same(thing.name, weapon)),
  )
  if (owned.length > 0) return owned.flatMap(one => attackLines(one, person, why))
  const made = gunsInHand(person.known.items, person, why).filter(line => same(line.weapon, weapon))
  return made.length > 0 ? made : bareHands(person, why)
}

/** The line that is meant; the first of the weapon where no mode is named. */
function lineOf(person: Person, weapon: string, mode: string | null, why: Why): AttackLine {
  const lines = linesOf(person, weapon, why).filter(line => same(line.weapon, weapon) || line.weapon !== 'bare hands')
  const found = lines.find(line => mode === null || same(line.mode, mode))
  if (found !== undefined) return found
  const known = [...person.known.items.map(({ item }) => item.name), 'bare hands']
  if (lines.length === 0) throw new BadInput('weapon', `a weapon of his, one of ${known.join(', ')}`, weapon)
  throw new BadInput('mode', `of ${weapon} one of ${lines.map(line => line.mode).join(', ')}`, mode)
}

/** Of a grenade only the blast: fragments are thrown for by themselves. */
const blast = (damage: string): string => damage.replace(/ *\[.*/, '')

export type Hurt = { readonly basic: number; readonly penetrating: number; readonly injury: number }

/** What a total of the dice does. */
export function hurtBy(
  total: number,
  { type: kind }: Pick<AttackLine, 'type'>,
  armor_dr: number,
  toughness_dr: number,
  why: Why,
): Hurt {
  const type = DAMAGE_TYPES.find(known => known === kind) ?? 'crushing'
  const { basic, penetrating, injury } = minimumDamage(
    { type, damage: { dice: 0, adds: total, times: 1 }, dice: [], dr: armor_dr },
    why,
  )
  if (toughness_dr === 0) return { basic, penetrating, injury }
  const tough = toughness({ toughness_dr, armor_dr, basic, type }, why)
  return { basic, penetrating: tough.penetrating ?? penetrating, injury: tough.injury ?? injury }
}

const HIT = {
  who: NAME,
  weapon: NAME,
  mode: or(nullable(NAME), null),
  /** Whoever was hit: somebody of this story, whose Toughness counts, or anybody. */
  target: or(nullable(NAME), null),
  /** Of armour and cover, where it hit. */
  dr: or(int({ min: 0, max: 10_000 }), 0),
}

const toughnessOf = (story: Story, { target }: ValuesOf<typeof HIT>, why: Why): number =>
  target !== null && Object.hasOwn(story.people, target) ? bodyDr(personIn(story, target, why).traits, why) : 0

/** The dice of a line, ready to be thrown; none where it does no damage by itself. */
export const diceOf = ({ damage }: Pick<AttackLine, 'damage'>) =>
  damage === '' ? undefined : thrown(readDiceAdds(blast(damage), 'damage'))

export const damage = procedure(
  { id: 'gurps.procedure.damage', title: 'Damage of a hit', given: HIT },
  (ask: Ask<Story, StoryFact>, x): Refused | ({ readonly allowed: true } & Hurt) => {
    const { why } = ask
    const { who, dr } = x
    const line = lineOf(personIn(ask.state, who, why), x.weapon, x.mode, why)
    const dice = diceOf(line)
    if (dice === undefined) return refused(weaponDamage, `${line.weapon} does no damage by itself`)
    const tough = toughnessOf(ask.state, x, why)
    const about = { purpose: `damage, ${line.weapon}`, by: who }
    const hurt = ask.read(dice, about, total => hurtBy(total, line, dr, tough, why))
    const { weapon, mode, type: kind } = line
    const target = x.target ?? 'somebody'
    ask.record(damaged({ who, weapon, mode, damage: line.damage, kind, target, dr: dr + tough, ...hurt }))
    return { allowed: true, ...hurt }
  },
)
