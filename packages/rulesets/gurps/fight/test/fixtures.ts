/** What tests of packages of options need of fights: people made by hand, fights at random, and exchanges whose odds are known. */
export { type Further, firedWith } from '../../fired-games-fixture.ts'
export { byHand } from './by-hand.ts'
export { BLASTS_BY_HAND, wrongBlast } from './by-hand-blast-check.ts'
export { wrongByHand } from './by-hand-check.ts'
export { BY_HAND, BY_HAND_WITH } from './by-hand-set-ups.ts'
export { duels } from './duels.ts'
export {
  exchangeOf,
  FEW_PATHS,
  FOR_EVERY_OPTION,
  MANY_PATHS,
  SET_UPS,
  type SetUp,
  TWICE,
  WITH_OPTIONS,
} from './exchanges.ts'
export { type AnyWho, anyWho, type Fuzzed, fuzzed, mixed, SMALL } from './fuzz-fights.ts'
export { GRENADES, MORE_GRENADES, SMALL_GRENADE } from './grenades.ts'
export { wrongWith, wrongWithFact } from './invariants.ts'
export { OTHER_ACTS } from './other-acts.ts'
export { arm, blow, fightOf, ground, gun, hills, somebody, standing, workedPeople } from './people.ts'
export { wronglyWeighed } from './random-attacks.ts'
export { conditionAfter, lastOf, type Played, scripted, standingOf } from './script.ts'
export { foughtAtRandom, MASTER, STRANGER, secretsTold } from './secrets.ts'
export { type Compared, simulated } from './simulate.ts'
export { wronglyTold } from './walked.ts'
