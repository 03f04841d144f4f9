/** What happens when people meet and talk, and who sees it. */
import { everyone, fact, flag, gmOnly, list, nullable, num, oneOf, or, text } from '@umpire/engine'
import { REACTIONS, SITUATIONS } from '../../reaction/reaction.ts'
import { NAME, OWNER, SCORE, WHO, where } from './fields.ts'

const OPEN = where('secret', [false], everyone)
const OWN = where('secret', [false], OWNER)

/** Whether somebody knew of a Reputation. */
export const recognised = fact({
  type: 'recognised',
  version: 1,
  fields: { ...WHO, npc: NAME, reputation: SCORE, recognised: flag() },
  sight: { who: everyone, npc: everyone, reputation: OWNER, recognised: everyone },
  // Whether somebody has heard of you is told by what he does.
  audience: gmOnly,
})

export const reacted = fact({
  type: 'reacted',
  version: 1,
  fields: {
    ...WHO,
    npc: NAME,
    personal: list(SCORE, 10),
    situation: SCORE,
    behaviour: SCORE,
    total: SCORE,
    reaction: oneOf(...REACTIONS),
    /** Of somebody intolerant towards those he cannot stand. */
    conduct: nullable(NAME),
    /** What was wanted, what the reaction means in it, and what a trade would cost, where a table tells. */
    about: or(oneOf(...SITUATIONS), 'general'),
    means: or(nullable(text(500)), null),
    price: or(nullable(num({ min: 0, max: 1e12 })), null),
    secret: flag(),
  },
  // The modifiers tell of the other one's traits and mind as well as of one's own.
  sight: {
    who: everyone,
    npc: everyone,
    reaction: everyone,
    conduct: everyone,
    about: everyone,
    means: everyone,
    price: everyone,
    secret: everyone,
  },
  audience: OPEN,
})

export const influenced = fact({
  type: 'influenced',
  version: 1,
  fields: { ...WHO, npc: NAME, skill: NAME, effective: SCORE, reaction: NAME, secret: flag() },
  sight: { who: everyone, npc: everyone, skill: everyone, effective: OWN, reaction: everyone, secret: everyone },
  audience: OPEN,
  reasons: OWN,
})

export const coerced = fact({
  type: 'coerced',
  version: 1,
  fields: {
    ...WHO,
    npc: NAME,
    skill: NAME,
    effective: SCORE,
    will: SCORE,
    margin: SCORE,
    will_margin: SCORE,
    won: flag(),
  },
  sight: { who: everyone, npc: everyone, skill: everyone, effective: OWNER, margin: OWNER, won: everyone },
})

export const spoke = fact({
  type: 'spoke',
  version: 1,
  fields: { ...WHO, language: NAME, purpose: NAME, effective: SCORE, understood: flag(), secret: flag() },
  sight: { who: everyone, language: everyone, purpose: everyone, effective: OWN, understood: OPEN, secret: everyone },
  reasons: OWN,
})

export const meetingFacts = [recognised, reacted, influenced, coerced, spoke] as const
