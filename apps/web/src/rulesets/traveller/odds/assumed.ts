/** The encounter as far as this seat can tell: the same knowledge from which the program proposes to a player. */
import type { encounterPlay } from '@umpire/traveller'

export { asFarAsSeen } from '@umpire/traveller'
export type Encounter = ReturnType<typeof encounterPlay.state.read>
