/** How the people of a story are, in numbers: of those whose files this seat sees. */
import { bodyIn, character, condition, levelOf, storyOf, vitalsOf } from '@umpire/gurps/at-table'
import { plainIn } from '../../common/plain.ts'
import type { Numbers, OddsAsk, PeopleAnswer } from './ask.ts'
import { campaignOf } from './campaign.ts'
import { succeeds } from './chance.ts'

type Ask = Extract<OddsAsk, { readonly kind: 'people' }>

/** What a body has lost; of the rest, a seat may see only a part, and no number hangs on it. */
function conditionsIn(all: unknown) {
  return Object.fromEntries(
    Object.entries(plainIn(all)).map(([who, one]) => {
      const { hp_lost, fatigue, attributes_lost, penalties, crippled } = plainIn(one)
      const told = Object.entries({ hp_lost, fatigue, attributes_lost, penalties, crippled })
      const known = told.filter(([, value]) => value !== undefined)
      return [who, condition.read(Object.fromEntries(known), who)]
    }),
  )
}

export function peopleOf({ state, chosen }: Ask): PeopleAnswer {
  const { silent } = campaignOf(chosen).ruleset
  const { people, conditions } = plainIn(state)
  const known = Object.entries(plainIn(people)).filter(([, one]) => plainIn(one)['attributes'] !== undefined)
  const story = {
    ...storyOf(Object.fromEntries(known.map(([who, one]) => [who, character.read(one, who)]))),
    conditions: conditionsIn(
      Object.fromEntries(
        known.flatMap(([who]) => {
          const one = plainIn(conditions)[who]
          return one === undefined ? [] : [[who, one]]
        }),
      ),
    ),
  }
  const numbers = known.map(([who]): [string, Numbers] => {
    const { person, hp, full_hp, st, current_st, ht } = vitalsOf(story, who, silent)
    const level = levelOf(person, 'First Aid', silent)
    return [
      who,
      {
        hp,
        fullHp: full_hp,
        st,
        stNow: current_st,
        ht,
        move: bodyIn(person, silent).move,
        firstAid: level === undefined ? null : { level, chance: succeeds(level, 'success', chosen) },
      },
    ]
  })
  return { kind: 'people', people: Object.fromEntries(numbers) }
}
