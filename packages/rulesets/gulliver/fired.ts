/** Which rules fire: in the designer, and in stories and fights at random under all switches that go together. */
import { firedIn, type Reason } from '@umpire/engine'
import { firedWith } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'
import { AK, CATALOGUE, RIVER_HOUND } from './creature/catalogue.ts'
import { DESIGN_OPTIONS } from './creature/design.ts'
import { explainedSheet } from './creature/sheet.ts'
import { gulliverOptions } from './option/index.ts'
import { PRESETS } from './option/presets.ts'

const fromReasons = (why: readonly Reason[]): Iterable<string> => firedIn([{ rolls: [], why }]).keys()

function* inDesigner(): Generator<string> {
  for (const design of [...CATALOGUE, AK, RIVER_HOUND]) {
    for (const options of [[], ...DESIGN_OPTIONS.map(one => [one])]) {
      for (const why of Object.values(explainedSheet({ ...design, options }).reasons)) yield* fromReasons(why)
    }
  }
}

export function gulliverFired(): ReadonlySet<string> {
  const all = { ...choosable, options: [...choosable.options, ...screenOptions, ...gulliverOptions(screenOptions)] }
  const played = firedWith(all, PRESETS.at(-1)?.options ?? [])
  return new Set([...inDesigner(), ...played.keys()])
}
