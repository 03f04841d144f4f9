/** What tests of packages of options need of stories: people, procedures, and dice that are told. */
export { passTime } from '../body/time.ts'
export { strikeVehicle, tellVehicle } from '../body/vehicle-hit.ts'
export { FRIGHT_CASES, leftBy, terrified } from './fright-fixture.ts'
export { storyPlay } from './index.ts'
export { meeting } from './meeting.ts'
export { somebody } from './people-fixture.ts'
export { played } from './played-fixture.ts'
export { storyOf } from './state.ts'
