/** Encounters for tests: from the lines of a file to the state in the middle of a fight. */
import { compose, type Json } from '@umpire/engine'
import { choosable } from '../../ruleset/rules.ts'
import { encounterFile, startOf } from '../enter/file.ts'
import { encounterPlay } from '../index.ts'
import { type Encounter, placeOf, standingAt } from '../state/state.ts'

export const ruleset = compose(choosable)
export const world = { ...encounterPlay, ruleset }

type Written = { readonly [name: string]: Json }

/** The file of one side against another. */
export const fileOf = (a: readonly Written[], b: readonly Written[], more: Written = {}): Written => ({
  system: 'traveller',
  surprise: 'none',
  range: 'short',
  sides: [
    { name: 'ours', members: [...a] },
    { name: 'theirs', members: [...b] },
  ],
  ...more,
})

/** As it stands at the beginning. */
export const begin = (written: Written): Encounter =>
  startOf(encounterFile.read(written, 'file'), 'file', ruleset.silent)

/** In the fight: the second side so many bands off, or everybody touching who is named. */
export function fighting(written: Written, bands: number, contacts: readonly (readonly string[])[] = []): Encounter {
  const start = begin(written)
  const standing = start.standing.map((one, place) => ({ ...one, band: start.roster[place]?.party === 0 ? 0 : bands }))
  return { ...start, stage: 'fight', standing, contacts }
}

/** With something changed about how somebody stands. */
export function changed(state: Encounter, id: string, change: Partial<Encounter['standing'][number]>): Encounter {
  const place = placeOf(state, id)
  const standing = state.standing.with(place, { ...standingAt(state, place), ...change })
  return { ...state, standing }
}
