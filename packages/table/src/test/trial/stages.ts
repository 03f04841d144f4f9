/** Tables to play at: each ruleset, with options, and what can be begun there. */
import { seeded } from '@umpire/dice'
import type { Chosen, Json } from '@umpire/engine'
import { duelStart } from '@umpire/engine/demo'
import { loadSystem, type System } from '@umpire/registry'
import type { Any } from './any.ts'

interface SetUp {
  readonly kind: string
  readonly given: Json
}

export interface Stage {
  readonly name: string
  readonly system: System
  readonly chosen: Chosen
  readonly setUps: readonly ((any: Any) => SetUp)[]
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

/** Rooms and thickets, so that people lose sight of each other again and again. */
function mapOf(any: Any): readonly string[] {
  const row = (): string => Array.from({ length: 12 }, () => any.among('.', '.', '.', '.', '.', '#', ':', '+')).join('')
  return Array.from({ length: 8 }, row)
}

function fightOf(any: Any, system: string, who: readonly { readonly [field: string]: Json }[]): SetUp {
  const members = (side: string): Json =>
    Array.from({ length: 1 + any.below(2) }, (_, nth) => {
      const one = any.of(who) ?? {}
      return { ...one, id: `${side}-${nth}`, name: `${side} number ${nth}` }
    })
  const sides = [
    { name: 'the first', members: members('ours') },
    { name: 'the second', npc: any.once(2), members: members('theirs') },
  ]
  return { kind: 'fight', given: plain({ system, map: mapOf(any), fog: any.once(2), sides }) }
}

/** Made by the ruleset, the same ones in every run: making them costs more than playing. */
function peopleOf({ characters, id }: System, chosen: Chosen): readonly Json[] {
  if (characters === undefined) throw new Error(`${id}: has no characters`)
  return ['Ada', 'Bram', 'Carla'].map(seed => characters.make({}, chosen, seeded(`${id} ${seed}`)))
}

function storyOf(any: Any, kind: string, people: readonly Json[]): SetUp {
  const names = ['Ada', 'Bram', 'Carla']
  const characters = people.map((one, place): [string, Json] => [names[place] ?? '', one])
  return { kind, given: { characters: Object.fromEntries(any.once(4) ? any.some(characters) : characters) } }
}

const demosOf = ({ demos }: System, ...ids: readonly string[]) =>
  demos
    .filter(({ id }) => ids.includes(id))
    .map(
      ({ kind, given }) =>
        (): SetUp => ({ kind, given }),
    )

async function stagesOf(): Promise<readonly Stage[]> {
  const [demo, traveller, gurps, tensided] = await Promise.all(
    ['demo', 'traveller', 'gurps', 'tensided'].map(loadSystem),
  )
  if (demo === undefined || traveller === undefined || gurps === undefined || tensided === undefined) return []
  const printed: Chosen = { options: [], settings: {} }
  const stage = (
    name: string,
    system: System,
    options: readonly string[],
    setUps: readonly ((any: Any) => SetUp)[],
  ): Stage => ({ name, system, chosen: { options, settings: {} }, setUps })
  const soldiers = [
    { template: 'rifleman', nation: 'british' },
    { template: 'partisan', nation: 'french' },
    { beast: 'wolf' },
  ]
  const optionsOf = (id: string) => gurps.demos.find(one => one.id === id)?.options ?? []
  const fights = (any: Any): SetUp => fightOf(any, 'gurps', soldiers)
  const [travellers, heroes, actors] = [traveller, gurps, tensided].map(one => peopleOf(one, printed))
  const career = (any: Any): SetUp => ({
    kind: 'career',
    given: { name: any.among('Ada', 'Bram', any.text()), gender: any.among('male', 'female') },
  })
  const heroic = (any: Any): SetUp => storyOf(any, 'story', heroes ?? [])
  return [
    stage('demo', demo, [], [() => ({ kind: 'duel', given: plain(duelStart) })]),
    stage('demo, brutal', demo, ['brutal'], [() => ({ kind: 'duel', given: plain(duelStart) })]),
    stage(
      'traveller',
      traveller,
      [],
      [...demosOf(traveller, 'warehouse', 'airlock'), career, any => storyOf(any, 'downtime', travellers ?? [])],
    ),
    stage('gurps', gurps, [], [fights, heroic]),
    stage('gurps, screen', gurps, optionsOf('patrol-ambush'), [...demosOf(gurps, 'patrol-ambush'), fights, heroic]),
    stage('gurps, gulliver', gurps, optionsOf('giant'), [...demosOf(gurps, 'giant'), fights, heroic]),
    stage(
      'tensided',
      tensided,
      [],
      [
        ...demosOf(tensided, 'diner'),
        any => fightOf(any, 'tensided', [{ archetype: 'gunman' }, { archetype: 'brawler' }]),
        any => storyOf(any, 'story', actors ?? []),
      ],
    ),
  ]
}

export const stages = await stagesOf()
