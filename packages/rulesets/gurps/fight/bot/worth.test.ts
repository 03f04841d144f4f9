/** What a bot keeps of an attack is kept for that attack alone. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { choosable } from '../../ruleset/rules.ts'
import { PLAIN_FIRE, shotOf } from '../attack/shoot.ts'
import { arm, fightOf, gun, somebody, standing } from '../test/people.ts'
import { Moment } from './moment.ts'
import { avoiding } from './worth.ts'
import { BotOdds } from './worth-odds.ts'

const why = compose(choosable).silent
const pistol = arm('Pistol', { gun: gun(12, '2d+2') })
const [ada, bert] = [somebody('Ada', 0, [pistol]), somebody('Bert', 1, [])]
const fight = fightOf([
  [ada, standing(ada, 0, ['Pistol'])],
  [bert, standing(bert, 5)],
])
const shot = shotOf(fight, { ...PLAIN_FIRE, by: 0, target: 1, arm: 0 }, 0, why)

test('a shot that presses harder is avoided less often than one that came before it', () => {
  const moment = new Moment(fight, 0, new BotOdds(why))
  const before = avoiding(moment, shot)
  expect(before).toBeGreaterThan(0)
  expect(avoiding(moment, { ...shot, presses: 2 })).toBeLessThan(before)
  expect(avoiding(moment, shot)).toBe(before)
})

test('with the same dice another type of damage takes another share', () => {
  const odds = new BotOdds(why)
  const dice = readDiceAdds('2d', 'dice')
  const taken = (type: 'crushing' | 'impaling'): number => odds.taken({ ...shot, dice, type }, bert, 30)
  expect(taken('impaling')).toBeCloseTo(2 * taken('crushing'))
})
