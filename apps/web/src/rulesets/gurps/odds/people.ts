/** How the people of a story are, in numbers: of those whose files this seat sees. */
import { ownValue } from '@umpire/engine'
import { bodyIn, character, condition, levelOf, storyOf, vitalsOf } from '@umpire/gurps/at-table'
import { type StoryView, storyView } from '@umpire/gurps/views'
import type { Numbers, OddsAsk, PeopleAnswer } from './ask.ts'
import { campaignOf } from './campaign.ts'
import { succeeds } from './chance.ts'

type Ask = Extract<OddsAsk, { readonly kind: 'people' }>
type ConditionSeen = StoryView['conditions'][string]

/** What a body has lost; of the rest, a seat may see only a part, and no number hangs on it. */
function conditionOf({ hp_lost, fatigue, attributes_lost, penalties, crippled }: ConditionSeen, who: string) {
  const seen = Object.entries({ hp_lost, fatigue, attributes_lost, penalties, crippled })
  return condition.read(Object.fromEntries(seen.filter(([, value]) => value !== undefined)), who)
}

export function peopleOf({ state, chosen }: Ask): PeopleAnswer {
  const { silent } = campaignOf(chosen).ruleset
  const { people, conditions } = storyView.read(state, 'story')
  const known = Object.entries(people).filter(([, one]) => one.attributes !== undefined)
  const story = {
    ...storyOf(Object.fromEntries(known.map(([who, one]) => [who, character.read(one, who)]))),
    conditions: Object.fromEntries(
      known.flatMap(([who]) => {
        const one = ownValue(conditions, who)
        return one === undefined ? [] : [[who, conditionOf(one, who)]]
      }),
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
