/** Play between fights with something of everything: each procedure with inputs it can go through. */
import type { Source } from '@umpire/dice'
import type { Simulator } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character } from '../character/character.ts'
import type { PlayState } from '../play/facts/state.ts'
import {
  dropSights,
  findWeapon,
  fitAccessory,
  handle,
  realignSights,
  removeAccessory,
  wear,
} from '../play/gear/handling.ts'
import { recharge, reload } from '../play/gear/loading.ts'
import { buy } from '../play/gear/shopping.ts'
import type { PlayFact } from '../play/index.ts'
import { gamble } from '../play/skill/gambling.ts'
import { callFire, shipsBoatAttack, vaccSuitAction } from '../play/skill/hazards.ts'
import { hire } from '../play/skill/hiring.ts'
import { bribe, forgeryDay } from '../play/skill/officials.ts'
import { useSkill } from '../play/skill/skills.ts'
import { driveDay, flyHard, writeProgram } from '../play/skill/work.ts'
import { useDrugs } from '../play/time/aging.ts'
import { rest, treat } from '../play/time/recovery.ts'
import { passTime } from '../play/time/time.ts'
import { applyToTas, collectPension, lowPassage, payDebt, sellPassage } from '../play/time/travel.ts'
import { SKILLS } from '../tables/skill/skills.ts'

const somebody = (more: object): Character =>
  character.read(
    {
      system: 'traveller',
      version: CHARACTER_VERSION,
      characteristics: { strength: 7, dexterity: 8, endurance: 7, intelligence: 9, education: 9, social: 7 },
      ledger: { age_months: 34 * 12 - 2 },
      wealth: { cash: 3_000_000 },
      ...more,
    },
    'fuzz',
  )

const START: PlayState = {
  seconds: 0,
  characters: {
    Ada: somebody({
      skills: { Medical: 3, Pilot: 2, Gambling: 5, 'Vacc Suit': 1, Computer: 1, 'Forward Observer': 1, Leader: 1 },
      career: { service: 'merchants', drafted: false, terms: 5, rank: 2, retired: true },
      wealth: {
        cash: 3_000_000,
        tickets: ['Low Passage', 'Middle Passage'],
        pension_per_year: 4000,
        tas_member: true,
        ship: { kind: 'Free Trader', receipts: 1, months_left: 480 },
      },
    }),
    Bram: somebody({
      characteristics: { strength: 1, dexterity: 1, endurance: 1, intelligence: 5, education: 5, social: 5 },
      ledger: { age_months: 66 * 12 - 1, checked_age: 62 },
      injury: { current: { strength: 0, dexterity: 1, endurance: 1 }, zeros: 1 },
    }),
    Dov: somebody({ injury: { current: { strength: 0, dexterity: 3, endurance: 0 }, zeros: 2 } }),
    Cleo: somebody({ skills: { Medical: 1, 'Jack of all Trades': 1, 'Ground Car': 1 } }),
  },
}

const WARES = ['Rifle', 'Sword', 'Laser Carbine', 'Revolver', 'Cloth', 'Vacc Suit', 'Reflec'] as const

/** Runs through all of it once; what a step leaves is where the next begins. */
export function playThrough(play: Simulator<PlayState, PlayFact>, source: Source): PlayState {
  let state = START
  const go: Simulator<PlayState, PlayFact>['run'] = (procedure, x, from, dice) => {
    const after = play.run(procedure, x, from, dice)
    state = after.state
    return after
  }
  const run = <X, R>(procedure: Parameters<typeof go<X, R>>[0], x: object): void => {
    go(procedure, procedure.given.read(x, procedure.id), state, source)
  }
  const who = 'Ada'
  for (const skill of SKILLS) run(useSkill, { who, skill, throw: '8+', law_level: 5 })
  run(useSkill, { who, skill: 'Medical', patient: 'alien', throw: '8+' })
  run(bribe, { who, law_level: 6, cash_offer: 100 })
  run(forgeryDay, { who, law_level: 9 })
  run(gamble, { who, game: 'private', bet: 100, bets: 2 })
  run(gamble, { who, game: 'organized', bet: 100, crooked: true })
  run(shipsBoatAttack, { who })
  run(vaccSuitAction, { who: 'Cleo', helpers: ['Ada'] })
  run(callFire, { who, turns: 4 })
  run(writeProgram, { who, program: 'Target', embodies: 'Computer', computer: true, full_time: true })
  run(driveDay, { who, off_road: '7+' })
  run(flyHard, { who, old_craft: true })
  run(hire, { employer: who, skill: 'Medical', candidates: ['Bram', 'Cleo'], hirelings: 7 })
  const placeOf = (item: string): number => state.characters[who]?.gear.items.findIndex(one => one.item === item) ?? 0
  for (const ware of WARES) run(buy, { who, ware })
  run(buy, { who, ware: 'Automatic Rifle', belt_fed: true })
  run(buy, { who, ware: 'Automatic Rifle Belt', place: placeOf('Automatic Rifle') })
  run(buy, { who, ware: 'Flintlock Musket', price: 100 })
  run(buy, { who, ware: 'Telescopic Sights', place: placeOf('Rifle') })
  run(buy, { who, ware: 'Silencer', place: placeOf('Revolver') })
  run(buy, { who, ware: 'Holster', place: placeOf('Revolver') })
  run(wear, { who, worn: ['vacc_suit'] })
  run(wear, { who, worn: ['cloth', 'reflec'] })
  run(fitAccessory, { who, place: placeOf('Rifle'), accessory: 'Telescopic Sights' })
  run(dropSights, { who, place: placeOf('Rifle') })
  run(realignSights, { who, place: placeOf('Rifle') })
  run(removeAccessory, { who, place: placeOf('Rifle'), accessory: 'Telescopic Sights' })
  run(handle, { who, place: placeOf('Rifle'), carried: 'slung', bayonet_fixed: true })
  run(findWeapon, { who })
  run(reload, { who, place: placeOf('Rifle') })
  run(recharge, { who, place: placeOf('Laser Carbine'), hours: 8 })
  run(treat, { patient: 'Bram', medic: who, kit: 'medical facility' })
  run(treat, { patient: 'Dov', medic: who, kit: 'medical facility' })
  run(passTime, { minutes: 30 })
  run(rest, { who: 'Bram' })
  run(useDrugs, { who, months: 2 })
  run(passTime, { hours: 4 })
  run(passTime, { years: 5 })
  run(lowPassage, { who: ['Ada', 'Cleo'], days: 7, buying: true })
  run(sellPassage, { who, tickets: ['Middle Passage'] })
  run(applyToTas, { who: 'Cleo' })
  run(collectPension, { who, starport: 'A' })
  run(payDebt, { who, amount: 1 })
  return state
}
