/** Fights: the state, what happens, and the procedures, joined for the drivers. */
import { each, everyone, ownerIn, type Playable, resumable, type Sight, whole } from '@umpire/engine'
import { evolveFight } from './facts/evolve.ts'
import { type FightFact, fightFacts } from './facts/facts.ts'
import { fightEdits } from './ground/paint.ts'
import { perceivedFight, unseenIn } from './ground/perceive.ts'
import { type Fight, fightState } from './state/state.ts'
import { ending, fight, opening } from './turn/fight.ts'
import { turn } from './turn/turn.ts'

const own = ownerIn('id')

/** What anybody sees of somebody else: where he is, what he does, whether he is hurt; never his numbers. */
export const fightSight: Sight<Fight> = {
  roster: each({
    id: everyone,
    name: everyone,
    side: everyone,
    player_character: everyone,
    animal: everyone,
    sex: everyone,
    armor: whole(everyone),
    st: own,
    dx: own,
    iq: own,
    ht: own,
    full_hp: own,
    will: own,
    ht_bonus: own,
    will_levels: own,
    hard_to_kill: own,
    fright: own,
    shakes: own,
    combat_reflexes: own,
    high_pain_threshold: own,
    low_pain_threshold: own,
    ambidextrous: own,
    left_handed: own,
    one_eye: own,
    nearsighted: own,
    night_eyes: whole(own),
    legs: everyone,
    basic_speed: own,
    move: own,
    dodge: own,
    encumbrance_level: own,
    toughness: own,
    arms: whole(own),
    bare_parries: whole(own),
    one_hand_parries: whole(own),
    judo: own,
    first_aid: own,
    frame: whole(everyone),
  }),
  standing: each({
    id: everyone,
    q: everyone,
    r: everyone,
    facing: everyone,
    position: everyone,
    hp: own,
    fatigue: own,
    status: everyone,
    gone: everyone,
    stun: whole(everyone),
    seized: whole(everyone),
    injuries: whole(own),
    shock: own,
    maneuver: everyone,
    moved: everyone,
    evasive: everyone,
    aim: whole(everyone),
    watch: whole(own),
    loading: everyone,
    retreated: everyone,
    blocks: own,
    dodged: own,
    feint: whole(own),
    judo_parried: own,
    off_balance: everyone,
    loses_turn: everyone,
    penalties: whole(own),
    crippled: whole(everyone),
    eyes_lost: everyone,
    deaf: everyone,
    senses: whole(everyone),
    healing: whole(own),
    scars: each(everyone),
    bleeding: whole(everyone),
    drains: whole(everyone),
    throat_crushed: everyone,
    on_fire: everyone,
    gained: whole(own),
    iq_lost: own,
    ht_lost: own,
    arms: whole(own),
    unaware: each(own),
    marks: whole(everyone),
  }),
  sides: each({ name: everyone, npc: everyone }),
  map: whole(everyone),
  laid: whole(everyone),
  light: everyone,
  stage: everyone,
  order: each(everyone),
  turn: everyone,
  second: everyone,
  lying: whole(everyone),
  winner: everyone,
}

export const fightPlay: Playable<Fight, FightFact> = {
  procedures: [resumable(fight), resumable(opening), resumable(turn), resumable(ending)],
  facts: fightFacts,
  state: fightState,
  evolve: evolveFight,
  edits: fightEdits,
  sight: fightSight,
  unseen: unseenIn,
  perceived: perceivedFight,
}

export { bot } from './bot/bot.ts'
export { bestDefense, type Forecast, forecast, forecasts } from './forecast/forecast.ts'
export { type FurtherForecast, furtherForecast } from './forecast/further.ts'
export { ifStruck } from './forecast/if-hit.ts'
export { isFurtherAct } from './maneuver/openings.ts'
export type { Standing } from './state/standing.ts'
export type { Fight } from './state/state.ts'
export { fight } from './turn/fight.ts'
