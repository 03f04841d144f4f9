/** Demonstration rules: not being struck. */
import { flag, int, oneOf, or, rule } from '../src/index.ts'

export const WEAPONS = ['sword', 'mace', 'bow'] as const
export const DEFENSES = ['dodge', 'parry'] as const

export const defenseAllowed = rule(
  {
    id: 'demo.defense.allowed',
    title: 'Which defenses are allowed',
    lines: '12-14',
    given: { defense: oneOf(...DEFENSES), against: oneOf(...WEAPONS) },
    gives: 'allowed',
  },
  (x, why) => {
    if (x.defense !== 'parry' || x.against !== 'bow') return true
    why.note('an arrow cannot be parried')
    return false
  },
)

export const dodge = rule(
  {
    id: 'demo.defense.dodge',
    title: 'Dodge',
    lines: '15-16',
    given: { speed: int({ min: 0 }), load: or(int({ min: 0 }), 0) },
    gives: 'defense',
  },
  (x, why) => why.sum('dodge').add('speed', x.speed).add('always', 3).add('load', -x.load).total(),
)

export const parry = rule(
  {
    id: 'demo.defense.parry',
    title: 'Parry',
    lines: '17-19',
    given: { skill: int({ min: 0 }), buckler: or(flag(), false) },
    gives: 'defense',
  },
  (x, why) =>
    why
      .sum('parry')
      .add('half skill', why.round('half skill', x.skill / 2, 'down'))
      .when(x.buckler, 'buckler', 1, 'no buckler')
      .total(),
)
