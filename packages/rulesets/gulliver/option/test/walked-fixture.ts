/** The odds of an attack under some switches, against every path that the dice can take through it. */
import { compose } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { type SetUp, wronglyTold } from '@umpire/gurps/fixtures'
import { everyOption, withAll } from './fights-fixture.ts'

export const toldWrongly = (one: SetUp, keys: readonly string[]): readonly string[] =>
  wronglyTold({ ...fightPlay, ruleset: compose(everyOption(), withAll(...keys)) }, one)
