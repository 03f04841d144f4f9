/** Demonstration rules: being struck all the same. */
import { int, oneOf, option, optional, replace, rolled, rule, table } from '../src/index.ts'
import { success } from './attack.ts'
import { WEAPONS } from './defense.ts'

const MULTIPLIER = table('Wound multiplier', { sword: 1.5, mace: 1, bow: 2 })

export const penetration = rule(
  {
    id: 'demo.wound.penetration',
    title: 'Penetration',
    lines: '20-21',
    given: { damage: int({ min: 0 }), armour: int({ min: 0 }) },
    gives: 'penetration',
  },
  (x, why) =>
    why.atLeast('penetration', 0, why.sum('past the armour').add('damage', x.damage).add('armour', -x.armour).total()),
)

export const injury = rule(
  {
    id: 'demo.wound.injury',
    title: 'Injury',
    lines: '22-24',
    given: { penetration: int({ min: 0 }), weapon: oneOf(...WEAPONS) },
    gives: 'injury',
  },
  (x, why) =>
    why.round(
      'injury',
      why.product('injury').add('penetration', x.penetration).add(x.weapon, MULTIPLIER.at(x.weapon, why)).total(),
      'down',
    ),
)

export const knockdown = rule(
  {
    id: 'demo.wound.knockdown',
    title: 'Knockdown',
    lines: '25-27',
    given: { injury: int({ min: 0 }), health: int({ min: 1 }), roll: optional(rolled('3d6')) },
  },
  (x, why) => {
    const needed = why.compare('twice the injury against health', 2 * x.injury, '>', x.health)
    if (!needed) return { roll_needed: false, falls: false }
    if (x.roll === undefined) return { roll_needed: true }
    return { roll_needed: true, falls: !success({ effective: x.health, roll: x.roll }, why) }
  },
)

export const nerve = rule(
  {
    id: 'demo.wound.nerve',
    title: 'Nerve',
    lines: '28-30',
    given: { nerve: int(), wounded: int({ min: 0 }), roll: rolled('2d6') },
    gives: 'gives_up',
  },
  (x, why) =>
    why.compare(
      'nerve',
      why.sum('shaken').add('roll', x.roll).add('hit points lost', x.wounded).total(),
      '>',
      why.sum('limit').add('always', 9).add('nerve', x.nerve).total(),
    ),
)

/** An option states only its difference, and `injury` does not know it. */
export const brutal = option({
  key: 'brutal',
  title: 'Brutal wounds',
  says: 'What gets past the armour wounds twice.',
  replaces: [
    replace(injury, (x, why, base) =>
      why.product('brutal').add('injury as printed', base(x, why)).add('brutal', 2).total(),
    ),
  ],
})

/** Its rival, so that there is a conflict to be refused: nobody can have both. */
export const gentle = option({
  key: 'gentle',
  title: 'Gentle wounds',
  says: 'What gets past the armour wounds half, rounded up.',
  replaces: [replace(injury, (x, why, base) => why.round('gentle', base(x, why) / 2, 'up'))],
})
