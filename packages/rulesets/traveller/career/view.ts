/** What a seat sees of a career: all of it. */
import { type ValueOf, viewOf } from '@umpire/engine'
import { careerSight, careerState } from './state.ts'

export const careerView = viewOf(careerState, careerSight)
export type CareerView = ValueOf<typeof careerView>
