/**
 * Everything that one of ten in a fight may do, each action with the exact odds of its whole chain for everybody it
 * endangers, beside drawing a million dice one by one: about what ten thousand simulated runs of each of its attacks draw,
 * which are right to half a percentage point. Nothing is known before: each panel begins with the rules freshly composed.
 */
import { seeded } from '@umpire/dice'
import { compose, type Json } from '@umpire/engine'
import { actionsOf, choosable, encounterFile, encounterPlay, startOf } from '@umpire/traveller'
import { FIREFIGHT, SHOTGUNS } from './firefight.ts'
import { versus } from './measure.ts'

const DICE = 1_000_000
/** Medium range. */
const BANDS_APART = 2

/** How many forecasts the panel of the first fighter holds. */
function panel(file: Json): number {
  const ruleset = compose(choosable)
  const start = startOf(encounterFile.read(file, 'panel'), 'panel', ruleset.silent)
  const standing = start.standing.map((one, place) => ({
    ...one,
    band: start.roster[place]?.party === 0 ? 0 : BANDS_APART,
  }))
  const who = start.roster[0]?.id ?? ''
  const actions = actionsOf({ ...encounterPlay, ruleset }, { ...start, stage: 'fight', standing }, who)
  return actions.reduce((sum, { forecast }) => sum + forecast.length, 0)
}

function benchPanelOf(what: string, file: Json): void {
  const source = seeded('panel')
  versus(
    `panel: ${panel(file)} exact forecasts for one of ten with ${what}, against drawing ${DICE} dice one by one`,
    {
      name: 'the whole panel',
      run: times => {
        let forecasts = 0
        for (let i = 0; i < times; i++) forecasts += panel(file)
        return forecasts
      },
    },
    {
      name: 'a million dice',
      run: times => {
        let sum = 0
        for (let i = 0; i < times * DICE; i++) sum += source.draw(6, 1)
        return sum
      },
    },
    1 / 8,
  )
}

export function benchPanel(): void {
  benchPanelOf('shotguns', SHOTGUNS)
  benchPanelOf('automatic weapons', FIREFIGHT)
}
