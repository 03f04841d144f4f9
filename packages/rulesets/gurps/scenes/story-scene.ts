/** The story: rolls, contests and meetings, an adventure's start and a session's end. Nothing happens unless it is started. */
import {
  type Choosable,
  map,
  or,
  ownValue,
  type Ruleset,
  record,
  type SceneKind,
  sceneKind,
  takeFirst,
} from '@umpire/engine'
import { catalogOf } from '../catalog/catalog.ts'
import { takenName } from '../catalog/entry/taken.ts'
import { PHOBIAS } from '../catalog/traits/phobias.ts'
import { type Character, character } from '../character/character.ts'
import { withConditionOf } from '../condition/condition-file.ts'
import { broughtBy, conditionIn, type Story, storyOf } from '../story/facts/state.ts'
import { storyPlay } from '../story/index.ts'
import { furtherDeeds } from '../story/openings.ts'
import { type Person, personOf } from '../story/person/person.ts'
import { SCORES } from '../story/person/score.ts'

const setUp = record({ characters: or(map(character, 1000), {}) })

/** What procedures take that is the name of somebody who is there. */
const NAMES = [
  'who',
  'against',
  'target',
  'killers',
  'healer',
  'patients',
  'dirty',
  'resting',
  'rescuer',
  'physician',
  'gunner',
]

/** Each once, in the order in which they are met. */
const once = (all: readonly (readonly string[])[]): readonly string[] => [...new Set(all.flat())]

const weaponsOf = ({ known: { items } }: Person): readonly string[] =>
  items.flatMap(({ item, things }) =>
    things.some(({ kind }) => kind !== 'armor' && kind !== 'gear') ? [item.name] : [],
  )

const specialtiesOf = ({ skills }: Person): readonly string[] => skills.map(({ skill }) => skill)

const LANGUAGE = /^Language \((.*)\)$/
const languagesOf = (person: Person): readonly string[] => [
  person.character.identity.native_language,
  ...specialtiesOf(person).flatMap(skill => LANGUAGE.exec(skill)?.[1] ?? []),
]

/** Names for the forms: of the people who are there, and of what they have. */
function meant({ people }: Story, { silent }: Ruleset): { readonly [field: string]: readonly string[] } {
  const here = Object.values(people).map(one => personOf(one, silent))
  const skills = once([SCORES, ...here.map(specialtiesOf), catalogOf(silent).skills.map(({ name }) => name)])
  return {
    ...Object.fromEntries(NAMES.map(field => [field, Object.keys(people)])),
    skill: skills,
    against_skill: skills,
    trait: once(here.map(({ known }) => known.traits.filter(({ points }) => points < 0).map(takenName))),
    weapon: once([...here.map(weaponsOf), ['bare hands']]),
    phobia: PHOBIAS.map(({ name }) => name),
    language: once([...here.map(languagesOf), ['gestures']]),
  }
}

/** Under whatever a campaign chooses from. */
export const storyScene = (choosable: Choosable): SceneKind =>
  sceneKind({
    kind: 'story',
    title: 'The story',
    playable: storyPlay,
    choosable,
    begin: (given, place) => storyOf(setUp.read(given, place).characters),
    next: () => null,
    over: () => false,
    actors: ({ people }) => Object.keys(people),
    strangers: ({ people }) => Object.entries(people).flatMap(([name, { npc }]) => (npc ? [name] : [])),
    startable: storyPlay.procedures.map(({ id }) => id),
    further: ({ silent }) => furtherDeeds.in(silent),
    meant,
    bot: () => takeFirst,
    // It takes the first choice that is allowed, whatever else it might know.
    asSeen: offer => offer,
    brings: (given, place) => setUp.read(given, place).characters,
    people: story =>
      Object.fromEntries(
        Object.entries(story.people).map(([who, one]) => [who, withConditionOf(one, conditionIn(story, who))]),
      ),
    meets: (story, met) => {
      const others = Object.fromEntries(
        Object.keys(story.people).flatMap((name): [string, Character][] => {
          const other = ownValue(met, name)
          return other === undefined ? [] : [[name, character.read(other, name)]]
        }),
      )
      const { people, conditions } = broughtBy(others)
      const left = Object.entries(story.conditions).filter(([name]) => !Object.hasOwn(people, name))
      return {
        ...story,
        people: { ...story.people, ...people },
        conditions: { ...Object.fromEntries(left), ...conditions },
      }
    },
  })
