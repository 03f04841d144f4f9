/** Dealing with officials: bribes, and days with forged papers. */
import { type Ask, type Choice, flag, int, nullable, oneOf, or, procedure, text, type ValuesOf } from '@umpire/engine'
import { REFEREE_DMS } from '../../skill/throw/level.ts'
import { bribery, CASH, forgery, LAW_LEVEL } from '../../skill/throw/officials.ts'
import { plainChoice } from '../choice/about.ts'
import { unable } from '../facts/able.ts'
import { metInspection, offeredBribe, showedPapers, weighedReport } from '../facts/officials-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { SkillFact } from '../facts/skill-facts.ts'
import { characterIn, type PlayState } from '../facts/state.ts'
import { LEAVE, levelIn, PLAIN_USE, TWO_DICE, useSkill } from './skills.ts'

type BribeEnd = 'withdrawn' | 'accepted' | 'refused' | 'reported'
type Bribed = Refused | { readonly allowed: true; readonly end: BribeEnd }

const OFFER = {
  who: text(100),
  official: or(text(100), 'an official'),
  law_level: LAW_LEVEL,
  cash_offer: CASH,
  /** By the reaction table of Book 3; a strong friend is a reaction of 12. */
  reaction: or(oneOf('hostile', 'neutral', 'strong friend'), 'neutral'),
  referee_dms: REFEREE_DMS,
  ...LEAVE,
}

type Offered = { readonly accepted: boolean; readonly second_offer: number | null }

/** One throw of the law level or less, for this much cash. */
const offerCash = procedure(
  { id: 'traveller.proc.offer-cash', title: 'One offer of a bribe', given: { ...OFFER, second: flag() } },
  (ask: Ask<PlayState, SkillFact>, x): Offered => {
    const { who, official, law_level, cash_offer, second, referee_dms } = x
    const level = levelIn(ask, who, 'Bribery', x)
    const strong_friend = x.reaction === 'strong friend'
    const offer = { use: 'offer', law_level, level, strong_friend, cash_offer, second, throw: null } as const
    const { dm, accepted, second_offer } = ask.read(TWO_DICE, { purpose: 'bribery', by: who }, roll => {
      const answer = bribery({ ...offer, referee_dms, roll }, ask.why)
      return { dm: answer.dm, accepted: answer.accepted === true, second_offer: answer.second_offer ?? null }
    })
    ask.record(offeredBribe({ who, official, cash: cash_offer, second, law_level, level, dm, accepted }))
    return { accepted, second_offer }
  },
)

const HOSTILE = [plainChoice('withdraw', 'offer nothing'), plainChoice('offer', 'offer it all the same')]

export const bribe = procedure(
  {
    id: 'traveller.proc.bribe',
    title: 'Offering a bribe',
    given: {
      ...OFFER,
      /** Whether it is reported is kept from the players. */
      secret_report: or(flag(), false),
    },
  },
  (ask: Ask<PlayState, SkillFact>, x): Bribed => {
    const { who, official, law_level } = x
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const { cash } = characterIn(ask.state, who).wealth
    if (x.cash_offer === 0) return refused(bribery, 'it takes an offer of cash')
    if (x.cash_offer > cash) return refused(bribery, 'the offer must not exceed the cash at hand')
    if (x.reaction === 'hostile') {
      ask.note({ text: 'The official is hostile: a bribe should not be offered.', rule: bribery.id })
      const hostile = ask.choose({ who, question: 'bribe a hostile official', choices: HOSTILE })
      if (hostile === 'withdraw') return { allowed: true, end: 'withdrawn' }
    }
    const { accepted, second_offer } = ask.call(offerCash, { ...x, second: false })
    if (accepted) return { allowed: true, end: 'accepted' }
    if (second_offer !== null && offersAgain(ask, who, second_offer)) {
      const again = ask.call(offerCash, { ...x, cash_offer: second_offer, second: true })
      if (again.accepted) return { allowed: true, end: 'accepted' }
    }
    const about = { purpose: 'report to higher authority', secret: x.secret_report }
    const reported = ask.read(TWO_DICE, about, roll => {
      const report = { use: 'report', law_level, level: null, strong_friend: false, cash_offer: null } as const
      return bribery({ ...report, second: true, throw: null, referee_dms: [], roll }, ask.why).reported === true
    })
    ask.record(weighedReport({ who, official, reported, secret: x.secret_report }))
    return { allowed: true, end: reported ? 'reported' : 'refused' }
  },
)

function offersAgain(ask: Ask<PlayState, SkillFact>, who: string, cash: number): boolean {
  const double = plainChoice('double', `offer Cr${cash}`)
  const affordable = cash <= characterIn(ask.state, who).wealth.cash
  const because = 'the doubled offer must not exceed the cash at hand'
  const chosen = ask.choose({
    who,
    question: 'a second offer',
    choices: [
      affordable ? double : { ...double, refused: { rule: bribery.id, because } },
      plainChoice('stop', 'leave it at that'),
    ],
  })
  return chosen === 'double'
}

const PAPERS = {
  who: text(100),
  /** Who made the papers, if not the one who carries them. */
  forger: or(nullable(text(100)), null),
  law_level: LAW_LEVEL,
  /** To avert a look; nothing offers nothing. */
  cash_offer: or(CASH, 0),
  reaction: OFFER.reaction,
  /** On the throw for detection. */
  referee_dms: REFEREE_DMS,
  ...LEAVE,
}
type Papers = ValuesOf<typeof PAPERS>

type PapersDay =
  | Refused
  | { readonly allowed: true; readonly inspected: number; readonly averted: number; readonly detected: boolean }

/** Throws for inspections once or twice, until the papers are found to be forged. */
export const forgeryDay = procedure(
  {
    id: 'traveller.proc.forgery-day',
    title: 'A day with forged papers',
    given: { ...PAPERS, checks: or(int({ min: 1, max: 2 }), 1) },
  },
  (ask: Ask<PlayState, SkillFact>, x): PapersDay => {
    const barred = unable(ask.state, x.who)
    if (barred !== undefined) return barred
    let inspected = 0
    let averted = 0
    for (let check = 0; check < x.checks; check++) {
      const end = ask.call(meetOfficial, x)
      if (end === 'unseen') continue
      inspected++
      if (end === 'averted') averted++
      if (end === 'detected') return { allowed: true, inspected, averted, detected: true }
    }
    return { allowed: true, inspected, averted, detected: false }
  },
)

/** One throw for an inspection, and what becomes of it. */
const meetOfficial = procedure(
  { id: 'traveller.proc.papers-inspection', title: 'An inspection of papers', given: PAPERS },
  (ask: Ask<PlayState, SkillFact>, x): 'unseen' | 'averted' | 'passed' | 'detected' => {
    const { who, law_level } = x
    const looks = ask.read(TWO_DICE, { purpose: 'inspection of papers', by: who }, roll => {
      const inspection = { use: 'inspection', law_level, level: null, throw: null } as const
      return forgery({ ...inspection, referee_dms: [], roll }, ask.why).inspected === true
    })
    ask.record(metInspection({ who, law_level, inspected: looks }))
    if (!looks) return 'unseen'
    if (averts(ask, x)) return 'averted'

    const forger = x.forger ?? who
    const level = levelIn(ask, forger, 'Forgery', x)
    const { dm, detected } = ask.read(TWO_DICE, { purpose: 'detection of forgery' }, roll => {
      const detection = { use: 'detection', law_level, level, throw: null } as const
      const answer = forgery({ ...detection, referee_dms: x.referee_dms, roll }, ask.why)
      return { dm: answer.dm, detected: answer.detected === true }
    })
    ask.record(showedPapers({ who, forger, level, dm, detected }))
    return detected ? 'detected' : 'passed'
  },
)

const OFFICE = { ...PLAIN_USE, skill: 'Administration', use: 'officials' }
const WAYS: readonly Choice<'show' | 'administration' | 'bribe'>[] = [
  plainChoice('show', 'show them'),
  plainChoice('administration', 'talk the official out of it'),
  plainChoice('bribe', 'offer a bribe'),
]

/** Tries to keep the papers from being looked at: by administration and by a bribe, each once, or not at all. */
function averts(ask: Ask<PlayState, SkillFact>, x: Papers): boolean {
  const { who, default_zero, jack_of_all_trades } = x
  const leave = { default_zero, jack_of_all_trades }
  let left = WAYS
  for (;;) {
    const { cash } = characterIn(ask.state, who).wealth
    const because = 'it takes an offer of cash, of no more than is at hand'
    const payable = x.cash_offer > 0 && x.cash_offer <= cash
    const choices = left.map(way =>
      way.key === 'bribe' && !payable ? { ...way, refused: { rule: bribery.id, because } } : way,
    )
    const way = ask.choose({ who, question: 'papers are asked for', choices })
    if (way === 'show') return false
    left = left.filter(({ key }) => key !== way)
    if (way === 'administration') {
      const used = ask.call(useSkill, { ...OFFICE, ...leave, who })
      if (used.allowed && used.success) return true
    } else {
      const { law_level, cash_offer, reaction } = x
      const offer = { who, official: 'an inspector', law_level, cash_offer, reaction, referee_dms: [], ...leave }
      const bribed = ask.call(bribe, { ...offer, secret_report: false })
      if (bribed.allowed && bribed.end === 'accepted') return true
    }
  }
}
