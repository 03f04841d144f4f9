/** What others need to hold the odds of declarations against something: how they are set up, worked out by hand, simulated. */
export { BY_HAND } from './by-hand.ts'
export { ROUNDS_OF_THREE, SET_UPS, type SetUp } from './declarations.ts'
export { type Compared, exchangesOf, shotOf, simulated } from './simulate.ts'
