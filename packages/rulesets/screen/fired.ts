/** Which rules of the screen fire: in stories and fights of a campaign that chose all of it. */
import { choosable, firedWith } from '@umpire/gurps/rooms'
import { screenOptions } from './option/index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions] }

export const screenFired = (): ReadonlyMap<string, number> =>
  firedWith(
    all,
    screenOptions.map(({ key }) => key),
  )
