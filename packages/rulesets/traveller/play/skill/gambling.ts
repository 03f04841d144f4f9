/** A gambling session: what is wrong with the game, the bets, and what others think of the player. */
import { type Ask, flag, int, nullable, oneOf, or, procedure, text } from '@umpire/engine'
import { GAMES, gambling, gamblingCrooked, STACKED_ODDS } from '../../skill/throw/gambling.ts'
import { LEVEL } from '../../skill/throw/level.ts'
import { choiceOf, chooseAbout, plainChoice } from '../choice/about.ts'
import { unable } from '../facts/able.ts'
import { drewSuspicion, gambled, satDownToGame, watchedGame } from '../facts/gambling-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { SkillFact } from '../facts/skill-facts.ts'
import { characterIn, type PlayState } from '../facts/state.ts'
import { LEAVE, levelIn, TWO_DICE } from './skills.ts'

const STAKE = { who: text(100), game: oneOf(...GAMES), bet: int({ min: 0 }) }
const MOST_SERIES = 100

const cashOf = (state: PlayState, who: string): number => characterIn(state, who).wealth.cash

/** One hidden throw; the player learns whether it was won. */
const placeBet = procedure(
  {
    id: 'traveller.proc.bet',
    title: 'One bet',
    given: { ...STAKE, level_used: LEVEL, stacked: int({ max: 0 }) },
  },
  (ask: Ask<PlayState, SkillFact>, x): void => {
    const { who, game, bet, level_used } = x
    const referee_dms = x.stacked === 0 ? [] : [x.stacked]
    const about = { purpose: 'gambling', by: who, secret: true }
    const { dm, win, cash_change } = ask.read(TWO_DICE, about, roll => {
      const answer = gambling({ game, level_used, bet, throw: null, referee_dms, roll }, ask.why)
      return { dm: answer.dm ?? 0, win: answer.win === true, cash_change: answer.cash_change ?? 0 }
    })
    ask.record(gambled({ who, game, bet, level_used, dm, win, cash_change }))
  },
)

type Session =
  | Refused
  | { readonly allowed: true; readonly crooked: boolean; readonly net: number; readonly suspected: boolean }

const LEAVE_IT = plainChoice('leave', 'leave the game')
const WARNED = [LEAVE_IT, plainChoice('stay', 'play all the same')]
const GO_ON = [LEAVE_IT, plainChoice('again', 'bet again')]

export const gamble = procedure(
  {
    id: 'traveller.proc.gambling-session',
    title: 'A gambling session',
    given: {
      ...STAKE,
      /** At a stretch, before the player is asked whether to go on. */
      bets: or(int({ min: 1, max: 1000 }), 1),
      /** As the referee has it already; none to throw for it. */
      crooked: or(nullable(flag()), null),
      /** What a crooked game counts against the player. */
      stacked: or(int({ min: -20, max: 0 }), STACKED_ODDS),
      ...LEAVE,
    },
  },
  (ask: Ask<PlayState, SkillFact>, x): Session => {
    const { why } = ask
    const { who, game, bet } = x
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const before = cashOf(ask.state, who)
    const { allowed, because = '' } = gambling({ game, level_used: null, bet, throw: null, referee_dms: [] }, why)
    if (!allowed) return refused(gambling, because)
    if (bet > before) return refused(gambling, 'the bet must not exceed the cash at hand')

    const crooked = x.crooked ?? isCrooked(ask)
    ask.record(satDownToGame({ who, game, crooked, stacked: crooked ? x.stacked : 0 }))
    const level = levelIn(ask, who, 'Gambling', x)
    if (notices(ask, who, level, crooked)) {
      const warned = ask.choose({ who, question: 'the game is crooked', choices: WARNED })
      if (warned === 'leave') return { allowed: true, crooked, net: 0, suspected: false }
    }
    const level_used = level === null ? null : levelShown(ask, who, level)
    const stake = { who, game, bet, level_used, stacked: crooked ? x.stacked : 0 }
    const broke = (state: PlayState): boolean => cashOf(state, who) < bet
    for (let series = 0; series < MOST_SERIES; series++) {
      ask.repeat(placeBet, stake, broke, x.bets)
      if (broke(ask.state)) break
      if (ask.choose({ who, question: 'go on', choices: GO_ON }) === 'leave') break
    }
    const suspected = isSuspected(ask, who, level, level_used)
    return { allowed: true, crooked, net: cashOf(ask.state, who) - before, suspected }
  },
)

const SECRETLY = { level: null, level_used: null, crooked: false } as const

function isCrooked(ask: Ask<PlayState, SkillFact>): boolean {
  return ask.read(
    TWO_DICE,
    { purpose: 'a crooked game', secret: true },
    roll => gamblingCrooked({ ...SECRETLY, use: 'crooked', roll }, ask.why).crooked === true,
  )
}

/** Thrown for in honest games, too, so that nobody learns anything from the throw itself. */
function notices(ask: Ask<PlayState, SkillFact>, who: string, level: number | null, crooked: boolean): boolean {
  const looking = { ...SECRETLY, use: 'detect', level, crooked } as const
  if (!gamblingCrooked(looking, ask.why).throw_needed) return false
  const detected = ask.read(
    TWO_DICE,
    { purpose: 'noticing a crooked game', by: who, secret: true },
    roll => gamblingCrooked({ ...looking, roll }, ask.why).detected === true,
  )
  ask.record(watchedGame({ who, detected }))
  return detected
}

/** The level that the player shows, the true one first. */
function levelShown(ask: Ask<PlayState, SkillFact>, who: string, level: number): number {
  if (level === 0) return 0
  const choices = Array.from({ length: level + 1 }, (_, below) => {
    const shown = level - below
    return choiceOf({ kind: 'level', level: shown }, `play at level ${shown}`)
  })
  return chooseAbout(ask, who, 'level to play at', choices, { secret: true }).level
}

function isSuspected(
  ask: Ask<PlayState, SkillFact>,
  who: string,
  level: number | null,
  level_used: number | null,
): boolean {
  const playing = { ...SECRETLY, use: 'suspicion', level, level_used } as const
  if (!gamblingCrooked(playing, ask.why).throw_needed) return false
  const { dm, suspected } = ask.read(TWO_DICE, { purpose: 'suspicion of cheating', secret: true }, roll => {
    const answer = gamblingCrooked({ ...playing, roll }, ask.why)
    return { dm: answer.dm ?? 0, suspected: answer.suspected === true }
  })
  ask.record(drewSuspicion({ who, level_used, dm, suspected }))
  if (suspected) {
    const text = `${who} is suspected of cheating and may be thrown out, or worse: that is yours to say.`
    ask.note({ text, rule: gamblingCrooked.id, secret: true })
  }
  return suspected
}
