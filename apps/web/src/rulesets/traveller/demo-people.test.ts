import { seeded } from '@umpire/dice'
import { compose, startPlay, throwing } from '@umpire/engine'
import { bot, choosable, encounter, encounterFile, encounterPlay, startOf, traveller } from '@umpire/traveller'
import { met } from '@umpire/traveller/views'
import { expect, test } from 'vitest'
import { DEMO_PEOPLE } from './demo-people.ts'

const ruleset = compose(choosable)

test.each(traveller.demos.map(({ id, given }) => [id, given] as const))(
  'the picture of %s shows everybody where they begin',
  (id, given) => {
    const start = startOf(encounterFile.read(given, 'demo'), 'demo', ruleset.silent)
    const world = { ...encounterPlay, ruleset }
    const play = startPlay(world, encounter, { rounds: 1 }, start, throwing(seeded(id)), [], bot(ruleset))
    const bands = play.entries.flatMap(({ fact }) =>
      fact?.type === 'met' ? (met.seen(fact.values).values.bands ?? []) : [],
    )
    expect(DEMO_PEOPLE[id]).toEqual(
      start.roster.map(({ name, party }, place) => ({ name, side: party + 1, band: bands[place] })),
    )
  },
)
