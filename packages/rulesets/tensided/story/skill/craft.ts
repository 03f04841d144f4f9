/** Music, bombs, masks and ciphers. */
import { flag, int, oneOf, optional, or, procedure } from '@umpire/engine'
import { score } from '../../core/roll.ts'
import { attempt } from '../../skills/attempt.ts'
import { cryptography, demolitions, disguise, music } from '../../skills/crafts.ts'
import type { Asking } from '../facts/ask.ts'
import { levelOf } from '../facts/person.ts'
import type { Refused } from '../facts/refused.ts'
import { type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'
import { MAKER, makerOf, theMaker } from './maker.ts'

export const play = procedure(
  { id: 'tensided.proc.music', title: 'Play for a crowd', given: { ...WHO, difficulty: score, ...ROLL } },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'music', stat: 'dexterity' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const given = {
      dexterity: person.stats.dexterity,
      music: levelOf(person, 'music', why),
      difficulty: x.difficulty,
      df_modifier,
    }
    return rollFor(ask, { ...x, skill: 'music' }, thrown => music({ ...given, ...thrown }, why))
  },
)

export const handleBomb = procedure(
  {
    id: 'tensided.proc.demolitions',
    title: 'Arm a bomb, or disarm it',
    given: { ...WHO, task: oneOf('arm', 'disarm'), ...MAKER, ...ROLL },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'demolitions', stat: 'dexterity' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const made = x.task === 'arm' ? undefined : makerOf(ask.state, x, 'dexterity', 'demolitions', why)
    const given = {
      task: x.task,
      dexterity: person.stats.dexterity,
      demolitions: levelOf(person, 'demolitions', why),
      df_modifier,
      ...(made === undefined ? {} : { designer: { dexterity: made.stat, demolitions: made.skill } }),
    }
    return rollFor(ask, { ...x, skill: 'demolitions' }, ({ d10 }) => {
      const came = demolitions(given, why)
      return 'attribute' in came ? attempt(came.attribute, came.difficulty, d10, why) : { attribute: 0, ...came }
    })
  },
)

export const seeThrough = procedure(
  {
    id: 'tensided.proc.disguise',
    title: 'See through a disguise',
    given: {
      ...WHO,
      /** Whose work the disguise is. */
      ...MAKER,
      knows_him: or(flag(), false),
      familiarity: optional(int({ min: 0, max: 5 })),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'spot', stat: 'awareness' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const made = theMaker(ask.state, x, 'aptitude', 'disguise', why)
    const given = {
      artist: { aptitude: made.stat, disguise: made.skill },
      spotter_knows_him: x.knows_him,
      awareness: person.stats.awareness,
      spot: levelOf(person, 'spot', why),
      df_modifier,
      ...(x.familiarity === undefined ? {} : { familiarity: x.familiarity }),
    }
    return rollFor(ask, { ...x, skill: 'spot', against: x.by }, ({ d10 }) => {
      const came = disguise(given, why)
      return 'attribute' in came ? attempt(came.attribute, came.difficulty, d10, why) : { attribute: 0, ...came }
    })
  },
)

export const decipher = procedure(
  { id: 'tensided.proc.cryptography', title: 'Break a cipher', given: { ...WHO, ...MAKER, ...ROLL } },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'cryptography', stat: 'aptitude' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const made = theMaker(ask.state, x, 'aptitude', 'cryptography', why)
    const given = {
      encoder: { aptitude: made.stat, cryptography: made.skill },
      aptitude: person.stats.aptitude,
      cryptography: levelOf(person, 'cryptography', why),
      df_modifier,
    }
    return rollFor(ask, { ...x, skill: 'cryptography' }, ({ d10 }) => {
      const came = cryptography(given, why)
      return 'attribute' in came ? attempt(came.attribute, came.difficulty, d10, why) : { attribute: 0, ...came }
    })
  },
)
