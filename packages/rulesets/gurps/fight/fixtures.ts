/** What tests of packages of options need of fights: people made by hand, fights at random, and exchanges whose odds are known. */
export { BY_HAND, byHand } from './by-hand-fixture.ts'
export { fightOf, somebody, standing, workedPeople } from './fight-fixture.ts'
export { type Fuzzed, fuzzed } from './fuzz-fixture.ts'
export { exchangeOf, SET_UPS, type SetUp } from './odds-fixture.ts'
