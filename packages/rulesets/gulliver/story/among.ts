/** Being large or small among people, beasts and tools: gulliver.society.*. */
import { flag, int, oneOf, or, procedure } from '@umpire/engine'
import {
  type Asking,
  NAME,
  type Refused,
  refused,
  traitOf,
  WHO,
  willAgainst,
  willLevels,
} from '@umpire/gurps/story-rooms'
import { sizeField } from '../common/fields.ts'
import { influence, intimidation, largeAnimals } from '../society/beasts-and-people.ts'
import { tasks, vehicles } from '../society/tools.ts'
import { bodyNow, cannotTry, doerIn, knownSkill, rollAgainst, skillOf, told } from './body.ts'

/** The ST − 5 of the catalogue, from IQ: lines 1042-1044. */
const UNTAUGHT = -5

export const intimidate = procedure(
  {
    id: 'gulliver.procedure.intimidate',
    title: 'Frightening by size and strength',
    given: {
      ...WHO,
      against: NAME,
      /** How much of what a show of strength may add you grant. */
      granted: or(int({ min: 0, max: 50 }), 0),
    },
  },
  (ask: Asking, { who, against, granted }): { readonly cowed: boolean } => {
    const { why } = ask
    const [doer, other] = [doerIn(ask, who), bodyNow(ask, against)]
    const { modifier, max_modifier } = intimidation(
      {
        size_advantage: doer.size - other.size,
        height: 'alike',
        ...(other.load_st > 0 ? { st_ratio: doer.load_st / other.load_st } : {}),
      },
      why,
    )
    const { iq, person } = doer
    const charisma = traitOf(person, 'charisma')?.level ?? 0
    const { effective } = influence(
      { skill_name: 'Intimidation', iq, will: willLevels(person), charisma, reaction: 0 },
      why,
    )
    // Whoever learned it has his will and his charm as well.
    const skill = (knownSkill(person, 'Intimidation', why) ?? iq + UNTAUGHT) + effective - iq
    const own = rollAgainst(ask, who, 'Intimidation', skill + modifier + Math.min(granted, max_modifier))
    const will = rollAgainst(ask, against, 'Will', willAgainst(other.person, 'resist-intimidation', why))
    const cowed = own.success && own.margin > will.margin
    told(ask, who, 'intimidates', cowed ? `${against} gives way` : `${against} stands firm`, cowed)
    return { cowed }
  },
)

const BEASTS = ['Animal Handling', 'Riding'] as const

export const handleBeast = procedure(
  {
    id: 'gulliver.procedure.handle-beast',
    title: 'Handling or riding a large beast',
    given: { ...WHO, skill: oneOf(...BEASTS), beast_size: sizeField, beast_kin: or(flag(), false) },
  },
  (
    ask: Asking,
    { who, skill, beast_size, beast_kin },
  ): Refused | { readonly allowed: true; readonly obeys: boolean } => {
    const { why } = ask
    const doer = doerIn(ask, who)
    const given = largeAnimals({ size_difference: beast_size - doer.size, beast_kin }, why)
    const modifier = skill === 'Riding' ? given.riding : given.animal_handling
    const score = skillOf(doer, skill, why)
    if (score === undefined) return cannotTry(who, skill)
    const { success } = rollAgainst(ask, who, skill, score + modifier)
    told(ask, who, skill, success ? 'the beast obeys' : 'the beast does as it likes', success)
    return { allowed: true, obeys: success }
  },
)

const TASKS = { pickpocket: 'Pickpocket', holdout: 'Holdout', manual: 'DX' } as const

export const handwork = procedure(
  {
    id: 'gulliver.procedure.handwork',
    title: 'Hands, pockets and hiding places of another size',
    given: {
      ...WHO,
      task: oneOf('pickpocket', 'holdout', 'manual'),
      /** Of whoever the pocket, the thing or the work was made for. */
      made_for: or(sizeField, 0),
    },
  },
  (ask: Asking, { who, task, made_for }): Refused | { readonly allowed: true; readonly done: boolean } => {
    const { why } = ask
    const doer = doerIn(ask, who)
    const own = { thief_size: doer.size, hider_size: doer.size, worker_size: doer.size }
    const modifier = tasks({ task, ...own, victim_size: made_for, item_size_class: made_for, task_size: made_for }, why)
    const name = TASKS[task]
    const score = name === 'DX' ? doer.dx : skillOf(doer, name, why)
    if (score === undefined) return cannotTry(who, name)
    const { success } = rollAgainst(ask, who, name, score + modifier)
    told(ask, who, task, success ? 'it is done' : 'it goes wrong', success)
    return { allowed: true, done: success }
  },
)

const [TALL, GIGANTIC] = [2.2, 2.5]

export const operate = procedure(
  {
    id: 'gulliver.procedure.operate',
    title: 'In the cabin of a vehicle',
    given: { ...WHO, cabin: or(oneOf('typical', 'cramped'), 'typical'), made_for: or(sizeField, 0) },
  },
  (ask: Asking, { who, cabin, made_for }): Refused | { readonly allowed: true; readonly drives: boolean } => {
    const { why } = ask
    const doer = doerIn(ask, who)
    const { yards } = doer.frame
    const build = yards >= GIGANTIC ? 'gigantism' : yards >= TALL ? 'tall' : 'usual'
    const fits = vehicles({ cabin, sizes_too_large: Math.max(0, doer.size - made_for), build }, why)
    if (fits.modifier === null) return refused(vehicles, `${who} does not fit in`)
    const skill = skillOf(doer, 'Driving (Automobile)', why)
    if (skill === undefined) return cannotTry(who, 'Driving')
    const { success } = rollAgainst(ask, who, 'driving', skill + fits.modifier)
    told(ask, who, 'drives', success ? 'well' : 'badly', success)
    return { allowed: true, drives: success }
  },
)
