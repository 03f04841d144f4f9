/** What others need to hold the odds of declarations against something: how they are set up, worked out by hand, simulated. */
export { BY_HAND } from './forecast-by-hand-fixture.ts'
export { type Compared, exchangesOf, shotOf, simulated } from './forecast-simulated-fixture.ts'
export { ROUNDS_OF_THREE, SET_UPS, type SetUp } from './odds-fixture.ts'
