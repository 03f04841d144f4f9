/** The story: rolls, tasks, time, wounds and their healing, a session's end. Nothing happens unless it is started. */
import { type Choosable, map, or, ownValue, record, type SceneKind, sceneKind, takeFirst } from '@umpire/engine'
import { rulesetOf } from '../character/campaign-rules.ts'
import { type Character, character } from '../character/character.ts'
import { bodyOf, withBody } from '../story/facts/body.ts'
import { bodyIn, MOST_PEOPLE, type Story, storyOf } from '../story/facts/state.ts'
import { storyPlay } from '../story/index.ts'
import { SKILLS } from '../tables/skills.ts'
import { weaponNames } from '../tables/weapon.ts'

const setUp = record({ characters: or(map(character, MOST_PEOPLE), {}) })

/** What procedures take that is the name of somebody who is there. */
const NAMES = ['who', 'against', 'with', 'by', 'patient', 'resting', 'people']

/** As the story has left him. */
const asHeIs = (story: Story, who: string, one: Character): Character => withBody(one, bodyIn(story, who), story.clock)

/** Under whatever a campaign chooses from. */
export const storyScene = (choosable: Choosable): SceneKind =>
  sceneKind({
    kind: 'story',
    title: 'The story',
    playable: storyPlay,
    choosable,
    begin: (given, place, { silent }) => storyOf(setUp.read(given, place).characters, silent),
    next: () => null,
    over: () => false,
    actors: ({ people }) => Object.keys(people),
    strangers: ({ people }) => Object.entries(people).flatMap(([name, { npc }]) => (npc ? [name] : [])),
    startable: storyPlay.procedures.map(({ id }) => id),
    meant: ({ people, tasks }, { silent }) => ({
      ...Object.fromEntries(NAMES.map(field => [field, Object.keys(people)])),
      skill: SKILLS,
      against_skill: SKILLS,
      weapon: weaponNames(silent),
      name: tasks.map(({ name }) => name),
      substance: [
        ...new Set(Object.values(people).flatMap(({ traits }) => traits.flatMap(({ subject }) => subject ?? []))),
      ],
    }),
    bot: () => takeFirst,
    // It takes the first choice that is allowed, whatever else it might know.
    asSeen: offer => offer,
    brings: (given, place) => setUp.read(given, place).characters,
    people: story =>
      Object.fromEntries(Object.entries(story.people).map(([who, one]) => [who, asHeIs(story, who, one)])),
    meets: (story, met) => {
      const others = Object.fromEntries(
        Object.keys(story.people).flatMap((name): [string, Character][] => {
          const other = ownValue(met, name)
          return other === undefined ? [] : [[name, character.read(other, name)]]
        }),
      )
      const bodies = Object.entries(others).map(([who, one]) => {
        return [who, bodyOf(one, who, story.clock, rulesetOf(one).silent)] as const
      })
      return {
        ...story,
        people: { ...story.people, ...others },
        bodies: { ...story.bodies, ...Object.fromEntries(bodies) },
      }
    },
  })
